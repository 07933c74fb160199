import { FieldError } from "@/components/ui/controls/field";

type SliderFieldProps = {
  id: string;
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  /** «12 знаков» for 12: also the slider's text for screen readers. */
  format: (value: number) => string;
  error?: string | undefined;
};

/** An integer in a small range, chosen with a native slider, which supports arrow keys and touch. */
export function SliderField({
  id,
  label,
  value,
  min,
  max,
  onChange,
  format,
  error,
}: SliderFieldProps) {
  return (
    <div className={error ? "scroll-mt-5 border-l-3 border-danger pl-4" : "scroll-mt-5"}>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <output htmlFor={id} className="shrink-0 text-ink-soft tabular-nums">
          {format(value)}
        </output>
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={1}
        value={value}
        autoComplete="off"
        aria-valuetext={format(value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="mt-1 h-9 w-full cursor-pointer accent-accent"
      />
    </div>
  );
}
