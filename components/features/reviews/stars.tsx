import { Star } from "lucide-react";
import { type Rating, ratingLabels, ratings } from "@/content/reviews/rating-labels";

/** The rating as stars, with text for screen readers. */
export function Stars({ rating }: { rating: Rating }) {
  return (
    <p className="mt-1.5 flex items-center gap-0.5">
      <span className="sr-only">
        Оценка: {rating} из 5, {ratingLabels[rating].toLowerCase()}
      </span>
      {ratings.map((star) => (
        <Star
          key={star}
          aria-hidden="true"
          strokeWidth={1.5}
          className={`size-4 ${star <= rating ? "fill-gold-line text-gold-line" : "text-line-strong"}`}
        />
      ))}
      <span aria-hidden="true" className="ml-1.5 text-xs text-ink-faint">
        {ratingLabels[rating]}
      </span>
    </p>
  );
}
