import "server-only";

import type { ConsentProof } from "@/lib/consents/proof";
import { newId } from "@/lib/core/ids";
import type { Transaction } from "@/lib/db/database";
import { moderatorColumns, toReview } from "@/lib/reviews/data";
import type { ReviewPayload } from "@/lib/reviews/schema";
import type { ModeratedReview } from "@/lib/reviews/types";

/** Nobody but the moderator sees it until it is approved. */
export async function insertReview(
  database: Transaction,
  review: Pick<ReviewPayload, "userName" | "email" | "rating" | "comment">,
  consent: ConsentProof | undefined,
  now: Date,
): Promise<void> {
  await database.review.create({
    data: { ...review, id: newId(), isApproved: false, consent, createdAt: now },
    select: { id: true },
  });
}

/** @returns the review as it is now; null when there is none. */
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
