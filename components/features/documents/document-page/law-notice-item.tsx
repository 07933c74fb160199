import { formatRussianDate } from "@/lib/core/time/moscow-time";
import type { LawNotice } from "@/lib/features/law-watch/responses";
import { typeset } from "@/lib/russian/screen-typography";

/** One change of the law: its content, its date, and the clauses that cite it. */
export function LawNoticeItem({ notice }: { notice: LawNotice }) {
  const { change, lawTitle, clauses } = notice;
  return (
    <li className="border-t border-line pt-4">
      <p className="font-semibold break-words">
        {typeset(change.place ? `${change.law}, ${change.place}` : change.law)}
      </p>
      <p className="mt-0.5 text-sm break-words text-ink-faint">{typeset(lawTitle)}</p>
      <p className="mt-2 text-sm">
        {typeset(
          `Новая редакция: ${change.editionName}, действует с ${formatRussianDate(change.inForce)}`,
        )}
      </p>
      <p className="measure mt-2 break-words whitespace-pre-line">{typeset(change.whatChanged)}</p>
      {clauses.length === 0 ? (
        <p className="mt-3 text-sm text-ink-soft">
          В нынешней редакции документа таких ссылок больше нет.
        </p>
      ) : (
        <>
          <p className="mt-3 text-sm font-medium">Каких пунктов это касается</p>
          <ul className="mt-1 space-y-1.5 text-sm text-ink-soft">
            {clauses.map(({ id, number, words, norms }) => (
              <li key={id ?? "outside"} className="break-words">
                <span className="font-medium text-ink">
                  {number === null ? "Вне пунктов" : `Пункт ${number}`}
                </span>{" "}
                <span className="text-ink-faint">
                  ({typeset(norms.map(({ law, place }) => `${law} ${place}`.trim()).join("; "))})
                </span>
                : {words}
              </li>
            ))}
          </ul>
        </>
      )}
    </li>
  );
}
