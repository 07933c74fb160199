"use client";

import type { UseQueryResult } from "@tanstack/react-query";
import { GitCompareArrows } from "lucide-react";
import { pushPageState } from "@/components/features/documents/document-page/navigation/use-page-address";
import { Button } from "@/components/ui/button";
import { Loading, QueryStates } from "@/components/ui/fetched/query-states";
import { formatDay, formatEffectiveDate } from "@/components/ui/format-moment";
import { Skeleton } from "@/components/ui/skeleton";
import { lawyerLinkTexts } from "@/content/lawyer-review/texts";
import type { EditionSummary } from "@/lib/features/documents/record/responses";
import { useLawyerLinks } from "@/lib/features/lawyer-review/owner/client";

type EditionsPanelProps = {
  documentId: string;
  /** Whether to show the results of lawyers' reviews: for the owner only. */
  showsReviews: boolean;
  editions: UseQueryResult<EditionSummary[]>;
  /** The displayed edition; null while two are compared. */
  shown: number | null;
  compared: { from: number; to: number } | null;
};

/** All editions, newest first: each can be read and compared with the previous one. */
export function EditionsPanel({ editions, ...list }: EditionsPanelProps) {
  return (
    <section className="border-t border-line pt-4">
      <h2 className="text-base">Редакции</h2>
      <QueryStates
        query={editions}
        loading={
          <Loading label="Загружаем редакции" className="mt-3">
            <Skeleton className="h-16" />
          </Loading>
        }
        failure="Не удалось загрузить редакции"
        className="mt-3"
      >
        {(loaded) => <EditionList editions={loaded} {...list} />}
      </QueryStates>
    </section>
  );
}

type EditionListProps = Omit<EditionsPanelProps, "editions"> & { editions: EditionSummary[] };

function EditionList({ documentId, showsReviews, editions, shown, compared }: EditionListProps) {
  const { links = [] } = useLawyerLinks(documentId, { enabled: showsReviews }).data ?? {};
  return (
    <>
      <ol className="mt-2 space-y-1">
        {editions.map(({ edition, effectiveDate, createdAt, blanks }, index) => {
          const previous = editions[index + 1]?.edition;
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
                onClick={() => pushPageState(index === 0 ? {} : { edition: String(edition) })}
              >
                <span className="block text-sm font-medium">
                  Редакция № {edition} от {formatEffectiveDate(effectiveDate)}
                </span>
                <span className="block text-xs text-ink-faint">
                  создана {formatDay(createdAt)}
                  {blanks > 0 ? `, осталось вписать: ${blanks}` : ""}
                </span>
              </button>
              {links.map(({ id, edition: seen, review }) =>
                seen === edition && review ? (
                  <p key={id} className="mt-1 text-xs break-words">
                    {lawyerLinkTexts.reviewed(review.name ?? "", formatDay(review.at))}{" "}
                    <span className="text-ink-faint">({lawyerLinkTexts.unverifiedName})</span>
                  </p>
                ) : null,
              )}
              {previous === undefined ? null : (
                <Button
                  variant="link"
                  size="inline"
                  aria-pressed={compared?.from === previous && compared.to === edition}
                  className="mt-1 text-xs"
                  onClick={() => pushPageState({ compare: `${previous}..${edition}` })}
                >
                  <GitCompareArrows aria-hidden="true" strokeWidth={1.75} />
                  Что изменилось с № {previous}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
      {editions.length === 1 ? (
        <p className="mt-2 text-xs text-ink-faint">
          Когда поменяются ответы или закон, создайте новую редакцию. Эта останется здесь.
        </p>
      ) : null}
    </>
  );
}
