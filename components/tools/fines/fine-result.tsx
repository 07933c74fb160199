"use client";

import { Check, Link2, Printer, RotateCcw } from "lucide-react";
import { useCopy } from "@/components/shell/use-copy";
import type { CalculatorTexts } from "@/components/tools/fines/calculator-texts";
import { FineCalculation } from "@/components/tools/fines/fine-calculation";
import { missing } from "@/components/tools/fines/fine-summary";
import { formatRange, formatShare } from "@/components/tools/fines/format-figures";
import { PrintedInputs } from "@/components/tools/fines/printed-inputs";
import { buttonVariants } from "@/components/ui/button-variants";
import { formatPrice } from "@/lib/russian/numbers";
import type { FineEstimate, FineInputs } from "@/lib/tools/fines/estimate";
import type { Severity } from "@/lib/tools/fines/figures";

/** «Тяжесть: …» */
const severityLabels: Record<Severity, string> = {
  low: "низкая",
  medium: "средняя",
  high: "высокая",
  critical: "критическая",
};

type FineResultProps = {
  texts: CalculatorTexts;
  inputs: FineInputs;
  estimate: FineEstimate | null;
  onClear: () => void;
};

/** The estimate as a card; printed with the chosen values. */
export function FineResult({ texts, inputs, estimate, onClear }: FineResultProps) {
  return (
    <section
      aria-labelledby="fine-result"
      className="rounded-lg border border-line bg-sheet p-5 sm:p-6 print:border-0 print:p-0"
    >
      <h2 id="fine-result" className="text-lg">
        Ориентир штрафа
      </h2>
      <p role="status" className="sr-only">
        {estimate
          ? `Ориентир: ${formatRange(estimate.fine)}, тяжесть ${severityLabels[estimate.severity]}`
          : ""}
      </p>
      {estimate ? (
        <>
          <PrintedInputs texts={texts} inputs={inputs} />
          <Sums estimate={estimate} />
          <p className="mt-3">
            Тяжесть:{" "}
            <span className={`font-medium ${severityColours[estimate.severity]}`}>
              {severityLabels[estimate.severity]}
            </span>
          </p>
          {estimate.hasCriminalNote ? (
            <p className="mt-3 border-l-3 border-warning pl-3 text-xs text-ink-soft">
              {texts.criminalNote}
            </p>
          ) : null}
          <FineCalculation texts={texts} inputs={inputs} estimate={estimate} />
          <p className="mt-4 text-xs text-ink-faint">
            Это ориентир, а&nbsp;не&nbsp;решение и&nbsp;не&nbsp;текст закона: он&nbsp;показывает
            порядок суммы. Что говорит статья 13.11 КоАП сегодня&nbsp;— ниже.
          </p>
          <Actions onClear={onClear} />
        </>
      ) : (
        <p className="mt-2 text-ink-soft">{missing(inputs)}: здесь появится сумма.</p>
      )}
    </section>
  );
}

const severityColours = {
  low: "text-ink",
  medium: "text-ink",
  high: "text-warning",
  critical: "text-danger",
};

function Sums({ estimate: { fine, turnoverShare } }: { estimate: FineEstimate }) {
  const rows = [
    { word: "от", sum: fine.min, share: turnoverShare?.min },
    { word: "до", sum: fine.max, share: turnoverShare?.max },
  ];
  return (
    <>
      <dl className="mt-3 space-y-1 print:max-w-sm">
        {rows.map(({ word, sum, share }) => (
          <div key={word} className="flex flex-wrap items-baseline gap-x-2">
            <dt className="w-6 text-ink-faint">{word}</dt>
            <dd className="text-xl font-semibold tabular-nums">{formatPrice(sum)}</dd>
            {share === undefined ? null : (
              <dd className="ml-auto text-sm text-ink-soft tabular-nums">{formatShare(share)}</dd>
            )}
          </div>
        ))}
      </dl>
      {turnoverShare ? (
        <p className="mt-1 text-right text-xs text-ink-faint print:max-w-sm">
          справа — доля годового оборота
        </p>
      ) : null}
    </>
  );
}

const secondary = buttonVariants({ variant: "secondary", size: "sm" });

function Actions({ onClear }: { onClear: () => void }) {
  const { isCopied, copy } = useCopy();
  const CopyIcon = isCopied ? Check : Link2;
  const copyAddress = () => {
    const { origin, pathname, search } = window.location;
    void copy(origin + pathname + search);
  };
  return (
    <div className="mt-5 flex flex-wrap gap-2 print:hidden">
      <button type="button" className={secondary} onClick={copyAddress}>
        <CopyIcon aria-hidden="true" strokeWidth={1.75} />
        <span aria-live="polite">{isCopied ? "Скопировано!" : "Скопировать ссылку"}</span>
      </button>
      <button type="button" className={secondary} onClick={() => window.print()}>
        <Printer aria-hidden="true" strokeWidth={1.75} />
        Распечатать
      </button>
      <button
        type="button"
        className={buttonVariants({ variant: "quiet", size: "sm" })}
        onClick={onClear}
      >
        <RotateCcw aria-hidden="true" strokeWidth={1.75} />
        Сбросить
      </button>
    </div>
  );
}
