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

/** @returns whether the review was published; null when there is no such review. */
export async function deleteReview(
  tx: Transaction,
  id: string,
): Promise<{ isApproved: boolean } | null> {
  const review = await tx.review.findUnique({ where: { id }, select: { isApproved: true } });
  if (!review) return null;
  const { count } = await tx.review.deleteMany({ where: { id } });
  return count === 1 ? review : null;
}

/** Deletes every review of an address. @returns true when visitors could see one of them. */
export async function deleteReviewsOf(tx: Transaction, email: string): Promise<boolean> {
  const published = await tx.review.count({ where: { email, isApproved: true } });
  await tx.review.deleteMany({ where: { email } });
  return published > 0;
}
