/** An act in the words that a reader sees where a text leans on it. */
import type { CitedLaw } from "@/lib/engine/tree/document";

/** Next to a norm, where there is no room for the act's title. */
export const unverifiedNote = "не сверено";

const cautions: Record<NonNullable<CitedLaw["status"]>, string> = {
  secondary: "Текст акта сверен не полностью, проверьте.",
  unverified: "Текст акта не сверен, проверьте.",
};

/**
 * The act's title and edition; of an act that was not read in all that we cite, what that means for the reader.
 * The edition of an act that nobody read is not said: it would look like a promise.
 */
export function describeCitedLaw({ title, edition, status }: CitedLaw): string {
  if (status === undefined) return `${title}, ${edition}`;
  const act = status === "unverified" ? title : `${title}, ${edition}`;
  return `${act}. ${cautions[status]}`;
}
