/** How much of the form is filled in (docs/specification/feedback.md#fill-progress). */
export function FillProgress({ percent }: { percent: number }) {
  return (
    <div>
      <p className="text-sm text-ink-soft" id="feedback-progress">
        Заполнено <span className="font-semibold text-ink tabular-nums">{percent}%</span>
      </p>
      <div
        role="progressbar"
        aria-labelledby="feedback-progress"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="mt-2 h-1.5 overflow-hidden rounded-full bg-line"
      >
        <div
          className="h-full rounded-full bg-accent transition-[width] duration-200"
          style={{ width: `${percent}%` }}
        />
      </div>
    </div>
  );
}
