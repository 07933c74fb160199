import type { ReactNode } from "react";
import type { CalculatorTexts, PayerFine } from "@/components/tools/fines/calculator-texts";
import { type ApplicablePart, findParts } from "@/lib/tools/fines/articles";
import type { FineInputs } from "@/lib/tools/fines/estimate";
import type { ViolationId } from "@/lib/tools/fines/figures";

type ArticlePartsProps = {
  texts: CalculatorTexts;
  notes: Partial<Record<ViolationId, ReactNode>>;
  inputs: FineInputs;
  checkedOn: string;
};

/** What article 13.11 of КоАП РФ currently says about each chosen violation. */
export function ArticleParts({ texts, notes, inputs, checkedOn }: ArticlePartsProps) {
  const { organisation } = inputs;
  return (
    <section aria-labelledby="articles" className="mt-14 print:mt-0 print:break-before-page">
      <h2 id="articles" className="text-xl">
        По статьям КоАП
      </h2>
      <p className="measure mt-2.5 text-ink-soft">
        Штрафы статьи 13.11 КоАП РФ за&nbsp;то&nbsp;же самое, без коэффициентов калькулятора. Сумму
        внутри диапазона назначают по&nbsp;обстоятельствам дела.
      </p>
      <div className="mt-5 border-t border-line">
        {inputs.violations.map((violation) => (
          <section
            key={violation}
            aria-label={texts.violations[violation].name}
            className="gap-x-10 border-b border-line py-5 md:grid md:grid-cols-[minmax(0,15rem)_minmax(0,1fr)] print:block"
          >
            <h3 className="text-[1.0625rem] print:mb-2 print:break-after-avoid">
              {texts.violations[violation].name}
            </h3>
            <div className="min-w-0 space-y-4 max-md:mt-3">
              {findParts(violation, inputs).map((part) => (
                <Part
                  key={part.part}
                  {...part}
                  texts={texts}
                  isEntrepreneur={organisation === "ip"}
                />
              ))}
              {notes[violation] ? (
                <p className="measure text-sm text-ink-faint">{notes[violation]}</p>
              ) : null}
            </div>
          </section>
        ))}
      </div>
      <p className="measure mt-4 text-sm text-ink-faint">
        Проверено {checkedOn} по&nbsp;вторичным источникам. *&nbsp;— сумма требует проверки:
        подтверждения ей мы&nbsp;не&nbsp;нашли. Руководитель&nbsp;— это «должностное лицо» кодекса.
      </p>
    </section>
  );
}

const turnLabels: Record<ApplicablePart["turn"], string> = {
  first: "впервые",
  repeated: "повторно",
  only: "за повтор отдельной части нет",
};

type PartProps = ApplicablePart & { texts: CalculatorTexts; isEntrepreneur: boolean };

function Part({ part, turn, texts, isEntrepreneur }: PartProps) {
  const partTexts = texts.parts[part];
  if (!partTexts) return null;
  const payers: [string, PayerFine | null][] = isEntrepreneur
    ? [["ИП", partTexts.entrepreneurs]]
    : [
        ["Организация", partTexts.companies],
        ["Руководитель", partTexts.officials],
      ];
  return (
    <div className="gap-x-8 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] print:grid print:break-inside-avoid print:grid-cols-[1fr_18rem]">
      <p className="min-w-0">
        <span className="font-medium whitespace-nowrap">ч.&nbsp;{part}&nbsp;ст.&nbsp;13.11</span>{" "}
        <span className="text-ink-faint">{turnLabels[turn]}</span>
        <span className="block text-ink-soft">{partTexts.offence}</span>
      </p>
      <dl className="min-w-0 max-lg:mt-1.5">
        {payers.map(([name, fine]) => (
          <div key={name} className="flex justify-between gap-x-4">
            <dt className="text-ink-faint">{name}</dt>
            <dd className="min-w-0 text-right tabular-nums">
              {fine ? <Sum {...fine} /> : "сумма не установлена"}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Sum({ amount, isConfirmed }: PayerFine) {
  return isConfirmed ? (
    amount
  ) : (
    <>
      {amount}
      <span aria-hidden="true" className="text-ink-faint">
        {" "}
        *
      </span>
      <span className="sr-only"> (требует проверки)</span>
    </>
  );
}
