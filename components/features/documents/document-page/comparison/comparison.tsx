"use client";

import { Printer } from "lucide-react";
import { useState } from "react";
import { ComparedBlockRow } from "@/components/features/documents/document-page/comparison/compared-block";
import { useHeadingInView } from "@/components/features/documents/document-page/navigation/use-heading-in-view";
import { pushPageState } from "@/components/features/documents/document-page/navigation/use-page-address";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/controls/choice";
import { Loading, QueryStates } from "@/components/ui/fetched/query-states";
import { formatEffectiveDate } from "@/components/ui/format-moment";
import { Skeleton } from "@/components/ui/skeleton";
import type { ComparedBlock, DocumentComparison } from "@/lib/engine/compare/comparison";
import { useComparison } from "@/lib/features/documents/editions/client";
import type { EditionSummary } from "@/lib/features/documents/record/responses";
import { plural } from "@/lib/russian/plural";

type ComparisonProps = {
  id: string;
  name: string;
  from: number;
  to: number;
  editions: EditionSummary[];
};

/** Two editions as one text: deletions are struck through, additions underlined. Prints as displayed. */
export function Comparison({ id, name, from, to, editions }: ComparisonProps) {
  const comparison = useComparison({ id, from, to });
  const [showsAll, setShowsAll] = useState(false);
  const heading = useHeadingInView(`${from}..${to}`);
  const dateOf = (number: number) => {
    const date = editions.find(({ edition }) => edition === number)?.effectiveDate;
    return date ? ` от ${formatEffectiveDate(date)}` : "";
  };

  return (
    <section aria-labelledby="comparison-title">
      <h2 id="comparison-title" ref={heading} tabIndex={-1} className="text-xl">
        Что изменилось в редакции №&nbsp;{to}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">
        Редакция №&nbsp;{to}
        {dateOf(to)} рядом с&nbsp;№&nbsp;{from}
        {dateOf(from)}
      </p>
      <p className="hidden print:block">{name}</p>
      <div
        data-print="hide"
        className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2"
      >
        <Checkbox
          label={<span className="text-sm">Показать весь текст</span>}
          checked={showsAll}
          onChange={(event) => setShowsAll(event.target.checked)}
          className="min-h-9 items-center py-1"
        />
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={() => window.print()}>
            <Printer aria-hidden="true" strokeWidth={1.75} />
            Напечатать
          </Button>
          <Button variant="quiet" size="sm" onClick={() => pushPageState({})}>
            К тексту документа
          </Button>
        </div>
      </div>
      {from === to ? (
        <p className="mt-4 text-ink-soft">Это одна и та же редакция.</p>
      ) : (
        <QueryStates
          query={comparison}
          loading={
            <Loading label="Сравниваем редакции">
              <Skeleton className="mt-4 h-[50vh]" />
            </Loading>
          }
          failure="Не удалось сравнить редакции"
          retry="Сравнить ещё раз"
          className="mt-4"
        >
          {({ comparison }) => <ComparedText comparison={comparison} showsAll={showsAll} />}
        </QueryStates>
      )}
    </section>
  );
}

/** The merged text of both editions; unchanged passages are collapsed unless all is shown. */
export function ComparedText({
  comparison: { blocks, counts },
  showsAll,
}: {
  comparison: DocumentComparison;
  showsAll: boolean;
}) {
  const isSame = counts.added + counts.removed + counts.changed === 0;
  if (isSame) {
    return <p className="mt-4 text-ink-soft">Слова этих редакций совпадают полностью.</p>;
  }
  return (
    <>
      <p className="mt-3 text-sm text-ink-soft">
        {summary(counts)}. <del className="change-removed">Зачёркнутое</del> было в прежней
        редакции, <ins className="change-added">подчёркнутое</ins> появилось в новой.
      </p>
      <div
        lang="ru"
        className="document mt-4 rounded-sm border border-line bg-sheet p-5 shadow-sheet md:p-8"
      >
        {showsAll
          ? blocks.map((block, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a comparison never changes its order
              <ComparedBlockRow key={index} block={block} />
            ))
          : foldFar(blocks).map((part, index) =>
              typeof part === "number" ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <p key={index} className="my-3 text-center font-sans text-xs text-ink-faint">
                  … {plural(part, "абзац", "абзаца", "абзацев")} без изменений …
                </p>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <ComparedBlockRow key={index} block={part} />
              ),
            )}
      </div>
    </>
  );
}

/** Replaces runs of unchanged blocks far from any change by their number, together with their headings. */
function foldFar(blocks: ComparedBlock[]): (ComparedBlock | number)[] {
  const parts: (ComparedBlock | number)[] = [];
  for (const block of blocks) {
    const last = parts.at(-1);
    if (!block.far) parts.push(block);
    else if (typeof last === "number") parts[parts.length - 1] = last + 1;
    else parts.push(1);
  }
  return parts;
}

function summary({ added, removed, changed }: DocumentComparison["counts"]): string {
  const parts = [
    changed > 0 ? `изменено: ${changed}` : "",
    added > 0 ? `добавлено: ${added}` : "",
    removed > 0 ? `исключено: ${removed}` : "",
  ].filter((part) => part !== "");
  return `Абзацев ${parts.join(", ")}`;
}
