"use client";

import { useState } from "react";
import { controlClasses } from "@/components/ui/controls/control-classes";
import { readColour } from "@/lib/tools/qr/contrast";

type ColourFieldProps = {
  id: string;
  label: string;
  /** `#rrggbb`. */
  value: string;
  isDisabled?: boolean;
  onChange: (colour: string) => void;
};

/** The native colour picker, and the colour's code for those who have it from their brand book. */
export function ColourField({ id, label, value, isDisabled, onChange }: ColourFieldProps) {
  // An incomplete code is not a colour: it stays in the field while it is typed.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <div className="mt-2 flex gap-1.5 sm:gap-2">
        <input
          type="color"
          id={id}
          value={value}
          disabled={isDisabled}
          onChange={(event) => {
            setTyped(null);
            onChange(event.target.value);
          }}
          className="h-11 w-11 shrink-0 cursor-pointer sm:w-14 rounded-md border border-line-strong bg-sheet p-1 disabled:cursor-not-allowed disabled:opacity-40"
        />
        <input
          aria-label={`${label}, код цвета`}
          value={typed ?? value}
          disabled={isDisabled}
          maxLength={9}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => {
            setTyped(event.target.value);
            const colour = readColour(event.target.value);
            if (colour) onChange(colour);
          }}
          onBlur={() => setTyped(null)}
          className={`${controlClasses} h-11 max-w-28 min-w-0 tabular-nums max-sm:px-2.5`}
        />
      </div>
    </div>
  );
}
