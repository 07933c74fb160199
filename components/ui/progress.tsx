/** A thin bar; `label` is its text alternative («Шаг 2 из 3»). */
export function Progress({ value, max, label }: { value: number; max: number; label: string }) {
  return (
    <div
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={label}
      aria-label={label}
      className="h-1 overflow-hidden rounded-full bg-wash"
    >
      <div
        className="h-full rounded-full bg-accent transition-[width] duration-200"
        style={{ width: `${(value / max) * 100}%` }}
      />
    </div>
  );
}
