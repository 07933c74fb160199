"use client";

import { documentsWords, normWords } from "@/components/admin/laws/law-words";
import { EmptyList, ListStates } from "@/components/admin/list-states";
import { Badge } from "@/components/ui/badge";
import { formatMoment } from "@/components/ui/format-moment";
import { formatRussianDate } from "@/lib/core/moscow-time";
import { useLawChanges } from "@/lib/features/law-watch/client";
import type { ListedLawChange } from "@/lib/features/law-watch/responses";
import { typeset } from "@/lib/russian/screen-typography";

/** What was entered, newest first, and how many documents still wait. */
export function ChangeList() {
  const list = useLawChanges();
  return (
    <section aria-labelledby="law-changes-title" className="mt-12">
      <h2 id="law-changes-title" className="text-xl">
        Отмеченные изменения
      </h2>
      <ListStates
        list={list}
        failure="Не удалось загрузить изменения"
        empty={
          <EmptyList title="Изменений пока нет">
            {typeset("Отметьте изменение выше: оно появится здесь с числом документов.")}
          </EmptyList>
        }
      >
        {(changes) => (
          <ul className="mt-4 border-t border-line">
            {changes.map((change) => (
              <ChangeRow key={change.id} change={change} />
            ))}
          </ul>
        )}
      </ListStates>
    </section>
  );
}

function ChangeRow({ change }: { change: ListedLawChange }) {
  const { editionName, inForce, whatChanged, createdAt, documents, open, isMarking } = change;
  return (
    <li className="border-b border-line py-4">
      <h3 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-base break-words">
        {normWords(change)}
        {isMarking ? <Badge>отмечаем документы</Badge> : null}
      </h3>
      <p className="mt-0.5 text-sm break-words text-ink-soft first-letter:uppercase">
        {typeset(`${editionName}, действует с ${formatRussianDate(inForce)}`)}
      </p>
      <p className="measure mt-2 text-sm break-words whitespace-pre-line">{typeset(whatChanged)}</p>
      <p className="mt-2 text-xs text-ink-faint">
        <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
        {documents === 0
          ? ". Ни одного документа"
          : `. ${documentsWords(documents)}, из них ждут владельца: ${open}`}
      </p>
    </li>
  );
}
