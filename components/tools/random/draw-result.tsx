import { Maximize } from "lucide-react";
import { CopyButton } from "@/components/tools/copy-button";
import { ProtocolPanel } from "@/components/tools/random/protocol-panel";
import type { CreatedDraw } from "@/components/tools/random/use-draws";
import { buttonVariants } from "@/components/ui/button-variants";
import { plural } from "@/lib/russian/plural";
import { formatForClipboard, totalsOf } from "@/lib/tools/random/totals";

type DrawResultProps = {
  draws: readonly CreatedDraw[];
  shown: CreatedDraw;
  onShow: (id: number) => void;
  /** Shows the draw again, full-screen. */
  onReveal: (draw: CreatedDraw) => void;
};

/** The result, its protocol and earlier draws. Loaded with the first draw. */
export function DrawResult(props: DrawResultProps) {
  const { draws, shown, onReveal } = props;
  return (
    <>
      <ShownDraw key={shown.id} draw={shown} onReveal={() => onReveal(shown)} />
      {draws.length > 1 ? <History {...props} /> : null}
    </>
  );
}

function ShownDraw({ draw, onReveal }: { draw: CreatedDraw; onReveal: () => void }) {
  const { numbers, shown, people } = draw;
  return (
    <div className="rounded-lg border border-line bg-sheet p-5 sm:p-6 print:border-0 print:p-0">
      {people ? <Winners draw={draw} /> : <Numbers draw={draw} />}
      <div className="mt-5 flex flex-wrap gap-2.5 print:hidden">
        <CopyButton
          text={people ? shown.map(({ label }) => label).join("\n") : formatForClipboard(numbers)}
          label={people ? "Копировать имена" : "Копировать числа"}
        />
        <button
          type="button"
          className={buttonVariants({ variant: "secondary", size: "sm" })}
          onClick={onReveal}
        >
          <Maximize aria-hidden="true" strokeWidth={1.75} />
          На&nbsp;весь экран
        </button>
      </div>
      <ProtocolPanel protocol={draw.protocol} numbered={people?.numbered ?? null} />
    </div>
  );
}

function Winners({ draw: { shown, people } }: { draw: CreatedDraw }) {
  return (
    <>
      <ol aria-label="Победители" className="space-y-2.5">
        {shown.map(({ label, note }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: winners may repeat, a draw never changes
          <li key={index} className="flex items-baseline gap-x-4">
            <span
              className={`min-w-0 flex-1 font-semibold wrap-anywhere ${shown.length === 1 ? "text-2xl" : "text-lg"}`}
            >
              {label}
            </span>
            <span className="shrink-0 text-sm text-ink-faint tabular-nums">{note}</span>
          </li>
        ))}
      </ol>
      <p className="mt-4 border-t border-line pt-4 text-sm text-ink-soft">
        Из&nbsp;{plural(people?.list.length ?? 0, "участника", "участников", "участников")}
      </p>
    </>
  );
}

function Numbers({ draw: { numbers, shown } }: { draw: CreatedDraw }) {
  const { sum, mean } = totalsOf(numbers);
  const totals = [
    ["Количество", String(numbers.length)],
    ["Сумма", sum],
    ["Среднее", mean],
  ] as const;
  const size = numbers.length === 1 ? "text-4xl" : numbers.length <= 6 ? "text-2xl" : "text-xl";
  return (
    <>
      <ol
        aria-label="Выпавшие числа"
        className={`flex flex-wrap gap-x-6 gap-y-2 font-semibold tabular-nums ${size}`}
      >
        {shown.map(({ label }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: numbers may repeat, a draw never changes
          <li key={index} className="min-w-0 wrap-anywhere">
            {label}
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
    </>
  );
}

function History({ draws, shown, onShow }: Omit<DrawResultProps, "onReveal">) {
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
                {draw.shown.map(({ label }) => label).join("; ")}
              </span>
              <span className="shrink-0 text-xs font-normal text-ink-faint">
                {draw.id === shown.id ? "показан" : countOf(draw)}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

const countOf = ({ people, numbers: { length } }: CreatedDraw) =>
  people
    ? plural(length, "победитель", "победителя", "победителей")
    : plural(length, "число", "числа", "чисел");
