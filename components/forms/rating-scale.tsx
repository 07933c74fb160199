import { FieldError } from "@/components/ui/controls/field";
import { type Rating, ratingLabels, ratings } from "@/content/reviews/rating-labels";

type RatingScaleProps = {
  /** Prefix of the radios' ids; the first has it alone. */
  id: string;
  label: string;
  value: Rating | null;
  onChange: (rating: Rating | null) => void;
  /** Optional, and can be cleared. */
  optional?: boolean;
  error?: string | undefined;
};

/** Five ratings in a row, each with its label: radios, for arrow keys and screen readers. */
export function RatingScale({ id, label, value, onChange, optional, error }: RatingScaleProps) {
  return (
    <fieldset className="relative" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="font-medium text-ink">
        {label}
        {optional ? <span className="font-normal text-ink-faint"> — необязательно</span> : null}
      </legend>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <div className="mt-2 grid grid-cols-5 overflow-hidden rounded-md border border-line-strong bg-sheet focus-within:border-accent">
        {ratings.map((rating) => (
          <label
            key={rating}
            className="relative flex min-h-12 cursor-pointer flex-col items-center justify-center gap-0.5 border-line border-l px-1 py-2 text-center xs:min-h-16 transition-colors duration-150 first:border-l-0 hover:bg-wash has-checked:bg-accent has-checked:text-on-accent has-focus-visible:z-1 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent has-checked:has-focus-visible:outline-on-accent"
          >
            <input
              type="radio"
              id={rating === 1 ? id : `${id}-${rating}`}
              name={id}
              value={rating}
              checked={value === rating}
              onChange={() => onChange(rating)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <span className="text-lg font-semibold tabular-nums">{rating}</span>
            <span className="text-xs leading-tight max-xs:sr-only">{ratingLabels[rating]}</span>
          </label>
        ))}
      </div>
      {/* Too narrow for five labels: shows the chosen one, or what the ends mean. */}
      <p aria-hidden="true" className="mt-1.5 text-xs text-ink-faint xs:hidden">
        {value === null
          ? "1 — очень плохо, 5 — отлично"
          : `${value} — ${ratingLabels[value].toLowerCase()}`}
      </p>
      {optional && value !== null ? (
        <ClearChoice question={label} className="-top-7 right-0" onClear={() => onChange(null)} />
      ) : null}
    </fieldset>
  );
}

type ClearChoiceProps = { question: string; className: string; onClear: () => void };

/** Radios cannot be unchecked. Absolutely positioned, so that nothing jumps. */
export function ClearChoice({ question, className, onClear }: ClearChoiceProps) {
  return (
    <button
      type="button"
      aria-label={`Убрать ответ: ${question}`}
      onClick={onClear}
      className={`absolute min-h-6 rounded-sm px-1 text-xs text-ink-soft underline decoration-line-strong underline-offset-[0.25em] hover:text-ink ${className}`}
    >
      Убрать
    </button>
  );
}
