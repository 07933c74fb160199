"use client";

import { ReviewEntry } from "@/components/reviews/review-entry";
import { Waiting } from "@/components/reviews/waiting";
import { Button } from "@/components/ui/button";
import { formatDay } from "@/components/ui/format-moment";
import { explain } from "@/lib/api-client/api-error";
import { useReviews } from "@/lib/reviews/client";

/** Approved reviews, or what to expect here, or what to press when they did not come. */
export function ReviewList() {
  const { data, isPending, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useReviews();
  if (isPending) return <Waiting />;
  const reviews = data?.pages.flatMap((page) => page.reviews) ?? [];
  return (
    <>
      {error ? (
        <p role="alert" className="border-t border-line py-5 text-ink-soft">
          {explain(error, "Отзывы не\u00a0загрузились.")}{" "}
          <Button variant="link" size="inline" onClick={() => void refetch()}>
            Загрузить ещё раз
          </Button>
        </p>
      ) : null}
      {!error && reviews.length === 0 ? (
        <p className="border-t border-line py-5 text-ink-soft">
          Пока никто не&nbsp;написал. Ваш отзыв будет первым.
        </p>
      ) : null}
      <ul>
        {reviews.map(({ id, createdAt, ...review }) => (
          <ReviewEntry
            key={id}
            {...review}
            about={<time dateTime={createdAt}>{formatDay(createdAt)}</time>}
          />
        ))}
      </ul>
      {hasNextPage ? (
        <Button
          variant="secondary"
          pending={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          Показать ещё
        </Button>
      ) : null}
    </>
  );
}
