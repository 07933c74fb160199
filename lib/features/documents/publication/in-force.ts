import type { IsoDate } from "@/lib/core/time/moscow-time";
import type { EditionSummary } from "@/lib/features/documents/record/responses";

/** An edition's number and the day from which it applies. */
export type EditionDates = Pick<EditionSummary, "edition" | "effectiveDate">;

/**
 * The edition in force on a day: the last one written whose effective date has come. An edition that was written later
 * but applies earlier replaces the previous one for good.
 * @param editions newest first.
 * @returns undefined only for an empty list
 */
export function editionInForce<Edition extends EditionDates>(
  editions: readonly Edition[],
  today: IsoDate,
): Edition | undefined {
  // The first edition applies from the day on which it was made: every document has one in force.
  return editions.find(({ effectiveDate }) => effectiveDate <= today) ?? editions.at(-1);
}

/**
 * The next edition after the one in force.
 * @param editions newest first.
 * @returns undefined when none is announced
 */
export function nextEdition<Edition extends EditionDates>(
  editions: readonly Edition[],
  today: IsoDate,
): Edition | undefined {
  const current = editionInForce(editions, today);
  return editions
    .filter(({ edition }) => current !== undefined && edition > current.edition)
    .reduce<Edition | undefined>(
      (next, candidate) =>
        next === undefined || candidate.effectiveDate < next.effectiveDate ? candidate : next,
      undefined,
    );
}
