"use client";

import { type ReactNode, useState } from "react";
import { formatCount } from "@/components/tools/fines/format-figures";
import { controlClasses } from "@/components/ui/controls/control-classes";
import { Field } from "@/components/ui/controls/field";
import { isUnreadableCount, parseCount } from "@/lib/tools/fines/parse-count";

type CountFieldProps = {
  id: string;
  label: string;
  hint: string;
  unit?: ReactNode;
  value: number;
  onChange: (count: number) => void;
};

/**
 * An optional number. Shows the text as typed while it means the value: «1 000 00» on the way to a million must not
 * jump, but values from a link or «Сбросить» must show.
 */
export function CountField({ id, label, hint, unit, value, onChange }: CountFieldProps) {
  const [typed, setTyped] = useState("");
  const text = parseCount(typed) === value ? typed : formatCount(value);
  return (
    <Field
      id={id}
      label={label}
      optional
      hint={hint}
      warning={isUnreadableCount(text) ? "Это не похоже на число, поэтому считаем как 0." : null}
    >
      {(control) => (
        <span className="flex items-center gap-2.5">
          <input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            value={text}
            onChange={(event) => {
              setTyped(event.target.value);
              onChange(parseCount(event.target.value));
            }}
            className={`${controlClasses} h-11 max-w-56 tabular-nums`}
          />
          {unit}
        </span>
      )}
    </Field>
  );
}
