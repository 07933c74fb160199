"use client";

import { useAddressParameter } from "@/components/shell/use-address-parameter";

type StateFilterProps = {
  /** The parameter of the address. */
  name: string;
  /** The label for screen readers: what is filtered by. */
  label: string;
  /** Values with their words; the empty value is the list as it opens. */
  options: readonly { value: string; label: string }[];
  className?: string;
};

/** Which part of a list is shown; the choice is in the URL. */
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
