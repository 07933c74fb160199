import { dayWords } from "@/components/billing/day-words";
import { radioClasses } from "@/components/ui/control-classes";
import { orderWords } from "@/content/payments/order";
import type { Quote } from "@/lib/features/billing/schema";
import { formatRoubles } from "@/lib/features/billing/terms/kopecks";

type TermRowProps = {
  option: Quote["options"][number];
  checked: boolean;
  onChoose: () => void;
};

/** One of the terms: how long, until when, for how much. The whole row is the target. */
export function TermRow({ option: { months, amount, until }, checked, onChoose }: TermRowProps) {
  return (
    <label className="group flex min-h-14 cursor-pointer items-center gap-3 py-2.5 pr-1">
      <input
        type="radio"
        name="months"
        value={months}
        checked={checked}
        onChange={onChoose}
        className={radioClasses}
      />
      <span className="min-w-0 flex-1">
        <span className={checked ? "font-medium" : undefined}>{orderWords.months(months)}</span>
        <span className="block text-sm text-ink-faint">{orderWords.until(dayWords(until))}</span>
      </span>
      <span className="whitespace-nowrap tabular-nums">{formatRoubles(amount)}</span>
    </label>
  );
}
