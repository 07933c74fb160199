/** The description of a cited act, for readers. */
import type { CitedLaw } from "@/lib/engine/tree/document";

/** Next to a norm, where there is no room for the act's title. */
export const unverifiedNote = "не сверено";

const cautions: Record<NonNullable<CitedLaw["status"]>, string> = {
  secondary: "Текст акта сверен не полностью, проверьте.",
  unverified: "Текст акта не сверен, проверьте.",
};

/**
 * Returns the act's title and edition; for an act that was not read in full, what that means for the reader. The
 * edition of an unread act is left out: it would look like a guarantee.
 */
export function describeCitedLaw({ title, edition, status }: CitedLaw): string {
  if (status === undefined) return `${title}, ${edition}`;
  const act = status === "unverified" ? title : `${title}, ${edition}`;
  return `${act}. ${cautions[status]}`;
}
