export type CategoryOption = { value: string; label: string };

type CategoryChipsProps = {
  /** Label for screen readers: «Рубрика». */
  label: string;
  /** Includes «Все» if all may be shown. */
  options: readonly CategoryOption[];
  value: string;
  onChange: (value: string) => void;
};

/** Selects one of several categories. For client components. */
export function CategoryChips({ label, options, value, onChange }: CategoryChipsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form that is sent
    <div role="group" aria-label={label} className="flex flex-wrap gap-2">
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className="min-h-9 pointer-coarse:min-h-11 rounded-full border border-line bg-sheet px-3 py-1 text-xs text-ink-soft sm:px-3.5 sm:text-sm transition-colors duration-150 hover:border-line-strong hover:text-ink aria-pressed:border-accent aria-pressed:bg-accent-wash aria-pressed:font-medium aria-pressed:text-accent"
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
