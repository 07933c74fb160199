import "server-only";

import { newId } from "@/lib/core/ids";
import type { ConsentProof } from "@/lib/features/consents/proof";
import { moderatorColumns, toReview } from "@/lib/features/reviews/data";
import type { ModeratedReview } from "@/lib/features/reviews/responses";
import type { NewReview } from "@/lib/features/reviews/schema";
import type { Transaction } from "@/lib/platform/db/database";

/** Inserts a review, which only the moderator sees until it is approved. */
export async function insertReview(
  database: Transaction,
  review: Pick<NewReview, "userName" | "email" | "rating" | "comment">,
  consent: ConsentProof | undefined,
  now: Date,
): Promise<void> {
  await database.review.create({
    data: { ...review, id: newId(), isApproved: false, consent, createdAt: now },
    select: { id: true },
  });
}

/** @returns the updated review; null when there is none. */
export async function updateApproval(
  database: Transaction,
  id: string,
  isApproved: boolean,
): Promise<ModeratedReview | null> {
  const [row] = await database.review.updateManyAndReturn({
    where: { id },
    data: { isApproved },
    select: moderatorColumns,
  });
  return row ? toReview(row) : null;
}

/** @returns false when there is no such review. */
export async function deleteReview(database: Transaction, id: string): Promise<boolean> {
  const { count } = await database.review.deleteMany({ where: { id } });
  return count === 1;
}
