"use client";

import { ReviewEntry } from "@/components/features/reviews/review-entry";
import { useReviews } from "@/components/features/reviews/use-reviews";
import { buttonVariants } from "@/components/ui/button-variants";
import { formatRussianDate, toMoscowDate } from "@/lib/core/time/moscow-time";
import type { ReviewPage } from "@/lib/features/reviews/calls";
import { getErrorMessage } from "@/lib/platform/api-client/api-error";

/** Approved reviews, a note when there are none, or a retry button when they did not load. */
export function ReviewList({ first }: { first: ReviewPage | null }) {
  const { reviews, next, isLoading, error, more } = useReviews(first);
  const isEmpty = reviews.length === 0;
  if (isEmpty && isLoading) return <Waiting />;
  return (
    <>
      {isEmpty && !error ? (
        <p className="border-t border-line py-5 text-ink-soft">
          Опубликованных отзывов пока нет. Ваш может стать первым.
        </p>
      ) : null}
      <ul>
        {reviews.map(({ id, createdAt, ...review }) => (
          <ReviewEntry
            key={id}
            {...review}
            about={
              <time dateTime={createdAt}>
                {formatRussianDate(toMoscowDate(new Date(createdAt)))}
              </time>
            }
          />
        ))}
      </ul>
      {error ? (
        <p role="alert" className="border-t border-line py-5 text-ink-soft">
          {getErrorMessage(error, "Отзывы не\u00a0загрузились.")}
        </p>
      ) : null}
      {next !== null ? (
        <button
          type="button"
          aria-disabled={isLoading || undefined}
          onClick={more}
          className={buttonVariants({ variant: "secondary" })}
        >
          {error ? "Загрузить ещё раз" : "Показать ещё"}
        </button>
      ) : null}
    </>
  );
}

/** Placeholder while reviews are loading. */
function Waiting() {
  return (
    <div role="status" className="border-t border-line py-5">
      <span className="sr-only">Загружаем отзывы</span>
      <div aria-hidden="true" className="animate-breathe h-4 w-40 rounded-sm bg-line" />
      <div
        aria-hidden="true"
        className="animate-breathe mt-2 h-4 w-4/5 max-w-xl rounded-sm bg-line"
      />
    </div>
  );
}
