import type { CalculatorTexts } from "@/components/tools/fines/calculator-texts";
import { formatCount } from "@/components/tools/fines/format-figures";
import { formatPrice } from "@/lib/russian/numbers";
import type { FineInputs } from "@/lib/tools/fines/estimate";

/** Print only, where the form is hidden: the inputs of the estimate. */
export function PrintedInputs({ texts, inputs }: { texts: CalculatorTexts; inputs: FineInputs }) {
  const { violations, organisation, factors, userCount, turnover } = inputs;
  const rows = [
    ["Нарушения", violations.map((id) => texts.violations[id].name).join("; ")],
    ["Организация", organisation ? texts.organisations[organisation] : ""],
    ["Обстоятельства", factors.map((id) => texts.factors[id].name).join("; ")],
    ["Пользователей", formatCount(userCount)],
    ["Оборот за год", turnover > 0 ? formatPrice(turnover) : ""],
  ].filter(([, value]) => value !== "");
  return (
    <dl className="mt-3 hidden border-y border-line py-3 print:block">
      {rows.map(([name, value]) => (
        <div key={name} className="grid grid-cols-[10rem_1fr] gap-4">
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
