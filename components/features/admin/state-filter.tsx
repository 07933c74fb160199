"use client";

import { useAddressParameter } from "@/components/shell/use-address-parameter";

type StateFilterProps = {
  /** Name of the URL parameter. */
  name: string;
  /** Label for screen readers: what is filtered. */
  label: string;
  /** Values with their labels; the empty value is the default list. */
  options: readonly { value: string; label: string }[];
  className?: string;
};

/** Selects a part of a list; the choice is in the URL. */
export function StateFilter({ name, label, options, className = "mt-6" }: StateFilterProps) {
  const [chosen, choose] = useAddressParameter(name, { step: true });
  return (
    <fieldset aria-label={label} className={`flex flex-wrap gap-2 ${className}`}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === chosen}
          onClick={() => choose(option.value)}
          className="min-h-9 rounded-md pointer-coarse:min-h-11 border border-line px-3 text-sm font-medium text-ink-soft hover:border-ink-soft hover:text-ink aria-pressed:border-accent aria-pressed:bg-accent-wash aria-pressed:text-accent"
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
