import type { ReactNode } from "react";
import { Stars } from "@/components/features/reviews/stars";
import type { Rating } from "@/content/reviews/rating-labels";

type ReviewEntryProps = {
  userName: string;
  rating: Rating;
  comment: string;
  /** After the name: a date, or who might write this. */
  about: ReactNode;
  /** «Пример отзыва» for the ones we wrote ourselves. */
  mark?: string;
};

/** One review: author and date, the rating as stars and text, the text as typed. */
export function ReviewEntry({ userName, rating, comment, about, mark }: ReviewEntryProps) {
  return (
    <li className="gap-x-10 border-t border-line py-5 sm:grid sm:grid-cols-[minmax(0,13rem)_minmax(0,1fr)]">
      <div className="min-w-0">
        <p className="font-medium break-words">{userName}</p>
        <p className="text-sm text-ink-faint">{about}</p>
        <Stars rating={rating} />
      </div>
      <div className="mt-3 min-w-0 sm:mt-0">
        {mark ? (
          <p className="mb-1.5">
            <span className="inline-block rounded-sm border border-line bg-wash px-1.5 py-px text-2xs font-medium text-ink-soft">
              {mark}
            </span>
          </p>
        ) : null}
        <p className="measure break-words whitespace-pre-line text-ink-soft">{comment}</p>
      </div>
    </li>
  );
}
