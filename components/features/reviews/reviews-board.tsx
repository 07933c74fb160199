"use client";

import { useState } from "react";
import { ReviewList } from "@/components/features/reviews/review-list";
import { WriteReview } from "@/components/features/reviews/write-review";
import type { ReviewPage } from "@/lib/features/reviews/calls";

/**
 * A button to write a review, then the published ones; the list is reloaded after one was sent.
 * @param first the first reviews, which the server has rendered; null when it could not read them.
 */
export function ReviewsBoard({ first }: { first: ReviewPage | null }) {
  const [sent, setSent] = useState(0);
  return (
    <>
      <WriteReview onSent={() => setSent(sent + 1)} />
      <section aria-labelledby="users-reviews" className="mt-12">
        <h2 id="users-reviews" className="mb-4 text-2xl">
          Отзывы пользователей
        </h2>
        <ReviewList key={sent} first={sent === 0 ? first : null} />
      </section>
    </>
  );
}
