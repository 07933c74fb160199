import type { CalculatorTexts } from "@/components/tools/fines/calculator-texts";
import {
  formatCount,
  formatMultiplier,
  formatRange,
} from "@/components/tools/fines/format-figures";
import type { FineEstimate, FineInputs } from "@/lib/tools/fines/estimate";
import { factorTenths, organisationTenths, userTenths } from "@/lib/tools/fines/figures";

type FineCalculationProps = { texts: CalculatorTexts; inputs: FineInputs; estimate: FineEstimate };

/** How the estimate was calculated, step by step. Printed expanded. */
export function FineCalculation(props: FineCalculationProps) {
  return (
    <>
      <details className="group mt-4 border-t border-line pt-3 text-sm print:hidden">
        <summary className="font-medium text-accent">
          Как посчитано
          <span aria-hidden="true" className="ml-1.5 inline-block group-open:rotate-90">
            ›
          </span>
        </summary>
        <Steps {...props} />
      </details>
      <div className="mt-4 hidden border-t border-line pt-3 text-sm print:block">
        <h3>Как посчитано</h3>
        <Steps {...props} />
      </div>
    </>
  );
}

function Steps({ texts, inputs, estimate }: FineCalculationProps) {
  const { organisation, factors, userCount } = inputs;
  const steps = [
    ...(organisation
      ? [{ name: texts.organisations[organisation], tenths: organisationTenths[organisation] }]
      : []),
    ...factors.map((id) => ({ name: texts.factors[id].name, tenths: factorTenths[id] })),
    { name: `Пользователей: ${formatCount(userCount)}`, tenths: userTenths(userCount) },
  ].filter(({ tenths }) => tenths !== 10);
  return (
    <dl className="mt-2 space-y-1.5 text-ink-soft print:max-w-sm">
      <Step name="Сумма по отмеченному" value={formatRange(estimate.base)} />
      {steps.map(({ name, tenths }) => (
        <Step key={name} name={name} value={formatMultiplier(tenths)} />
      ))}
    </dl>
  );
}

function Step({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="min-w-0">{name}</dt>
      <dd className="text-right tabular-nums">{value}</dd>
    </div>
  );
}
