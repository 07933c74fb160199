"use client";

import type { UseQueryResult } from "@tanstack/react-query";
import { GitCompareArrows } from "lucide-react";
import { openOnPage } from "@/components/documents/document-page/use-page-address";
import { Button } from "@/components/ui/button";
import { formatDay, formatEffectiveDate } from "@/components/ui/format-moment";
import { Skeleton } from "@/components/ui/skeleton";
import type { EditionSummary } from "@/lib/features/documents/responses";

type EditionsPanelProps = {
  editions: Pick<UseQueryResult<EditionSummary[]>, "data" | "error" | "refetch">;
  /** The edition shown; null while two are compared. */
  shown: number | null;
  compared: { from: number; to: number } | null;
};

/** All editions, newest first: each can be read, and compared with the one before it. */
export function EditionsPanel({ editions, shown, compared }: EditionsPanelProps) {
  const { data, error, refetch } = editions;
  return (
    <section className="border-t border-line pt-4">
      <h2 className="text-base">Редакции</h2>
      {error ? (
        <p className="mt-2 text-sm text-ink-soft">
          Список не загрузился.{" "}
          <Button variant="link" size="inline" onClick={() => void refetch()}>
            Загрузить ещё раз
          </Button>
        </p>
      ) : null}
      {data === undefined && !error ? <Skeleton className="mt-3 h-16" /> : null}
      <ol className="mt-2 space-y-1">
        {data?.map(({ edition, effectiveDate, createdAt, blanks }, index) => {
          const previous = data[index + 1]?.edition;
          const isShown = edition === shown;
          return (
            <li
              key={edition}
              className={`rounded-md border-l-3 py-2 pr-2 pl-3 ${isShown ? "border-accent bg-accent-wash" : "border-transparent"}`}
            >
              <button
                type="button"
                aria-current={isShown ? "true" : undefined}
                className="block w-full cursor-pointer text-left hover:text-accent"
                onClick={() => openOnPage(index === 0 ? {} : { edition: String(edition) })}
              >
                <span className="block text-sm font-medium">
                  Редакция № {edition} от {formatEffectiveDate(effectiveDate)}
                </span>
                <span className="block text-xs text-ink-faint">
                  создана {formatDay(createdAt)}
                  {blanks > 0 ? `, осталось вписать: ${blanks}` : ""}
                </span>
              </button>
              {previous === undefined ? null : (
                <Button
                  variant="link"
                  size="inline"
                  aria-pressed={compared?.from === previous && compared.to === edition}
                  className="mt-1 text-xs"
                  onClick={() => openOnPage({ compare: `${previous}..${edition}` })}
                >
                  <GitCompareArrows aria-hidden="true" strokeWidth={1.75} />
                  Что изменилось с № {previous}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
      {data?.length === 1 ? (
        <p className="mt-2 text-xs text-ink-faint">
          Когда поменяются ответы или закон, создайте новую редакцию. Эта останется здесь.
        </p>
      ) : null}
    </section>
  );
}
