import { formatMoscowDay } from "@/components/features/billing/format-moscow-day";
import { radioClasses } from "@/components/ui/controls/control-classes";
import { FieldGroup } from "@/components/ui/controls/field";
import { orderTexts } from "@/content/billing/order";
import type { Quote } from "@/lib/features/billing/schema";
import { formatRoubles } from "@/lib/features/billing/terms/kopecks";

type Option = Quote["options"][number];

type TermChoiceProps = {
  options: readonly Option[];
  chosen: Option;
  onChoose: (months: number) => void;
  /** Whether the last day is known: for an invoice it depends on when the money arrives. */
  hasEnd: boolean;
};

/** Choice of the term: one row per term. */
export function TermChoice({ options, chosen, onChoose, hasEnd }: TermChoiceProps) {
  return (
    <FieldGroup id="order-months" label={orderTexts.term}>
      {() => (
        <div className="mt-2 divide-y divide-line border-y border-line">
          {options.map((option) => (
            <TermRow
              key={option.months}
              option={option}
              note={hasEnd ? orderTexts.until(formatMoscowDay(option.until)) : null}
              checked={option.months === chosen.months}
              onChoose={() => onChoose(option.months)}
            />
          ))}
        </div>
      )}
    </FieldGroup>
  );
}

type TermRowProps = {
  option: Option;
  note: string | null;
  checked: boolean;
  onChoose: () => void;
};

/** One term: duration, last day, price. The whole row is clickable. */
function TermRow({ option: { months, amount }, note, checked, onChoose }: TermRowProps) {
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
        <span className={checked ? "font-medium" : undefined}>{orderTexts.months(months)}</span>
        {note ? <span className="block text-sm text-ink-faint">{note}</span> : null}
      </span>
      <span className="whitespace-nowrap tabular-nums">{formatRoubles(amount)}</span>
    </label>
  );
}
