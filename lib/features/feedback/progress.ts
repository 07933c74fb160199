import type { Rating } from "@/content/reviews/rating-labels";

/** The six items that the progress bar counts (docs/specification/feedback.md#fill-progress). */
export type FilledItems = {
  rating: Rating | null;
  satisfaction: string | null;
  usability: string | null;
  recommend: string | null;
  title: string;
  description: string;
};

/** The progress of the form in whole percent. */
export function feedbackProgress(items: FilledItems): number {
  const { rating, satisfaction, usability, recommend } = items;
  const texts = [items.title.trim(), items.description.trim()];
  const all = [rating, satisfaction, usability, recommend, ...texts];
  return Math.round((all.filter(Boolean).length / all.length) * 100);
}
