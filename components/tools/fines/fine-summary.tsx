import { formatRange } from "@/components/tools/fines/format-figures";
import type { FineEstimate, FineInputs } from "@/lib/tools/fines/estimate";

/** On a phone: the current amount, at the bottom of the screen while the visitor is choosing. */
export function FineSummary({
  inputs,
  estimate,
}: {
  inputs: FineInputs;
  estimate: FineEstimate | null;
}) {
  // Leaves room for the button «Наверх» on the right.
  const bar =
    "sticky bottom-[var(--bottom-bar,0px)] z-10 -mx-4 mt-8 block min-h-16 border-t border-line-strong bg-sheet py-2 pr-20 pl-4 leading-snug sm:-mx-6 sm:pl-6 lg:hidden";
  return estimate ? (
    <a href="#fine-result" className={`${bar} no-underline`}>
      <span className="block text-xs text-ink-faint">
        Ориентир, <span className="text-accent underline underline-offset-[0.2em]">подробно</span>
      </span>
      <span className="font-medium text-ink tabular-nums">{formatRange(estimate.fine)}</span>
    </a>
  ) : (
    <p className={bar}>
      <span className="block text-xs text-ink-faint">Ориентир</span>
      <span className="text-ink-soft">{missing(inputs)}</span>
    </p>
  );
}

/** What must be chosen before there is a result (docs/specification/tools.md#fine-calculator). */
export function missing({ violations, organisation }: FineInputs): string {
  if (violations.length === 0) {
    return organisation === null ? "Отметьте нарушение и тип организации" : "Отметьте нарушение";
  }
  return "Выберите тип организации";
}
