"use client";

import {
  formatDocumentCount,
  lawStatusLabels,
} from "@/components/features/admin/law-watch/law-labels";
import { RecordLawCheck } from "@/components/features/admin/law-watch/record-law-check";
import { Button } from "@/components/ui/button";
import { Loading, QueryStates } from "@/components/ui/fetched/query-states";
import { Skeleton } from "@/components/ui/skeleton";
import { formatRussianDate } from "@/lib/core/time/moscow-time";
import { useWatchedLaws } from "@/lib/features/law-watch/client";
import type { WatchedLaw } from "@/lib/features/law-watch/responses";
import { typeset } from "@/lib/russian/screen-typography";

/** Every act that documents may cite: its edition, when it was checked, and how many documents cite it. */
export function LawList({ onChoose }: { onChoose: (law: string) => void }) {
  return (
    <section aria-labelledby="laws-title" className="mt-12">
      <h2 id="laws-title" className="text-xl">
        Акты в документах
      </h2>
      <QueryStates
        query={useWatchedLaws()}
        loading={
          <Loading label="Загружаем акты">
            <Skeleton className="mt-4 h-64" />
          </Loading>
        }
        failure="Не удалось загрузить акты"
        className="mt-4"
      >
        {(laws) => (
          <>
            <Laws laws={laws.filter(({ documents }) => documents > 0)} onChoose={onChoose} />
            <details className="mt-4">
              <summary className="min-h-11 cursor-pointer py-2.5 text-sm font-medium text-accent">
                Акты, на которые сохранённые документы не ссылаются
              </summary>
              <Laws laws={laws.filter(({ documents }) => documents === 0)} onChoose={onChoose} />
            </details>
          </>
        )}
      </QueryStates>
    </section>
  );
}

function Laws({ laws, onChoose }: { laws: WatchedLaw[]; onChoose: (law: string) => void }) {
  if (laws.length === 0) return null;
  return (
    <ul className="mt-4 border-t border-line">
      {laws.map((law) => (
        <LawRow key={law.key} law={law} onChoose={onChoose} />
      ))}
    </ul>
  );
}

function LawRow({ law, onChoose }: { law: WatchedLaw; onChoose: (law: string) => void }) {
  const { key, title, edition, checked, status, checkedBy, url, documents } = law;
  return (
    <li className="gap-6 border-b border-line py-4 sm:flex sm:items-start sm:justify-between">
      <div className="min-w-0">
        <h3 className="text-base">{key}</h3>
        <p className="measure mt-0.5 text-sm break-words text-ink-soft">
          {url ? (
            <a href={url} target="_blank" rel="noreferrer">
              {typeset(title)}
            </a>
          ) : (
            typeset(title)
          )}
        </p>
        <p className="measure mt-1 text-xs break-words text-ink-faint first-letter:uppercase">
          {typeset(`${edition}. Статус: ${lawStatusLabels[status]}, ${formatRussianDate(checked)}`)}
          {checkedBy ? <span className="block wrap-anywhere">Отметил {checkedBy}</span> : null}
        </p>
      </div>
      <div className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 max-sm:mt-3 sm:flex-col sm:items-end sm:gap-1.5">
        <p className="text-sm tabular-nums">
          {documents === 0 ? "нет ссылок" : formatDocumentCount(documents)}
        </p>
        <RecordLawCheck law={law} />
        <Button
          variant="link"
          size="inline"
          className="text-sm"
          aria-label={`Акт изменился: ${key}`}
          onClick={() => onChoose(key)}
        >
          Акт изменился
        </Button>
      </div>
    </li>
  );
}
