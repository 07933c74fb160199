"use client";

import { CopyButton } from "@/components/tools/copy-button";
import { ProtocolPanel } from "@/components/tools/random/protocol-panel";
import type { MadeDraw } from "@/components/tools/random/use-draws";
import { plural } from "@/lib/russian/plural";
import { copyNumbers, formatNumber, totalsOf } from "@/lib/tools/random/totals";

type DrawResultProps = {
  draws: readonly MadeDraw[];
  shown: MadeDraw;
  onShow: (id: number) => void;
};

/** What was drawn, its protocol and the draws before it. Loaded with the first draw. */
export function DrawResult(props: DrawResultProps) {
  const { draws, shown } = props;
  return (
    <>
      <ShownDraw key={shown.id} draw={shown} />
      {draws.length > 1 ? <History {...props} /> : null}
    </>
  );
}

function ShownDraw({ draw }: { draw: MadeDraw }) {
  const { numbers } = draw;
  const { sum, mean } = totalsOf(numbers);
  const totals = [
    ["Количество", String(numbers.length)],
    ["Сумма", sum],
    ["Среднее", mean],
  ] as const;
  const size = numbers.length === 1 ? "text-4xl" : numbers.length <= 6 ? "text-2xl" : "text-xl";
  return (
    <div className="rounded-lg border border-line bg-sheet p-5 sm:p-6 print:border-0 print:p-0">
      <ol
        aria-label="Выпавшие числа"
        className={`flex flex-wrap gap-x-6 gap-y-2 font-semibold tabular-nums ${size}`}
      >
        {numbers.map((number, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: numbers may repeat, a draw never changes
          <li key={index} className="min-w-0 wrap-anywhere">
            {formatNumber(number)}
          </li>
        ))}
      </ol>
      <dl className="mt-5 flex flex-wrap gap-x-8 gap-y-2 border-t border-line pt-4 text-sm">
        {totals.map(([name, value]) => (
          <div key={name}>
            <dt className="text-xs text-ink-faint">{name}</dt>
            <dd className="font-medium tabular-nums wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 print:hidden">
        <CopyButton text={copyNumbers(numbers)} label="Копировать числа" />
      </div>
      <ProtocolPanel protocol={draw.protocol} />
    </div>
  );
}

function History({ draws, shown, onShow }: DrawResultProps) {
  return (
    <div className="mt-7 print:hidden">
      <h2 className="text-base font-semibold">История</h2>
      <p className="mt-1 text-xs text-ink-faint">
        Последние 10&nbsp;наборов, только в&nbsp;памяти этой страницы. Нужный протокол скачайте.
      </p>
      <ol className="mt-3 border-t border-line">
        {draws.map((draw) => (
          <li key={draw.id} className="border-b border-line">
            <button
              type="button"
              aria-current={draw.id === shown.id || undefined}
              onClick={() => onShow(draw.id)}
              className="flex min-h-11 w-full items-baseline justify-between gap-4 rounded-sm py-2.5 text-left text-sm hover:text-accent aria-current:font-medium"
            >
              <span className="min-w-0 truncate tabular-nums">
                {draw.numbers.map(formatNumber).join("; ")}
              </span>
              <span className="shrink-0 text-xs font-normal text-ink-faint">
                {draw.id === shown.id
                  ? "показан"
                  : plural(draw.numbers.length, "число", "числа", "чисел")}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
