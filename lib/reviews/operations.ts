import "server-only";

import type { OwnConsent } from "@/content/own-consent-places";
import { toConsentProof } from "@/lib/consents/proof";
import { DomainError } from "@/lib/core/errors";
import type { Database } from "@/lib/db/database";
import * as mutations from "@/lib/reviews/mutations";
import type { ReviewPayload } from "@/lib/reviews/schema";
import type { ModeratedReview } from "@/lib/reviews/types";

/** Under a review whose author did not agree to be named. */
const nameless = "Без имени";

/**
 * Takes a review; it is published once the moderator approves it (specification § 4 «Reviews»). A name
 * that may not be shown is not stored either: it would serve nothing.
 */
export async function sendReview(
  database: Database,
  { agreeToDataProcessing, agreeToPublication, userName, ...review }: ReviewPayload,
  { address, now }: { address: string | null; now: Date },
): Promise<void> {
  const purposes: OwnConsent[] = agreeToPublication ? ["feedback", "publication"] : ["feedback"];
  const consent = agreeToDataProcessing
    ? toConsentProof({ purposes, address, page: "/reviews" }, now)
    : undefined;
  const shownName = agreeToPublication === false ? nameless : userName;
  await mutations.insertReview(database, { ...review, userName: shownName }, consent, now);
}

/**
 * Publishes a review, or takes it back. One whose text tells of other people who they are (surnames,
 * telephones) is not to be approved: that needs a consent of theirs (152-ФЗ ст. 10.1).
 * @throws DomainError NOT_FOUND
 */
export async function moderateReview(
  database: Database,
  { id, isApproved }: { id: string; isApproved: boolean },
): Promise<ModeratedReview> {
  const review = await mutations.updateApproval(database, id, isApproved);
  if (!review) throw reviewNotFound();
  return review;
}

/**
 * Removes a review for good: when its author takes the consent back (152-ФЗ ст. 21 ч. 5), or when it
 * will never be published.
 * @throws DomainError NOT_FOUND
 */
export async function removeReview(database: Database, id: string): Promise<void> {
  if (!(await mutations.deleteReview(database, id))) throw reviewNotFound();
}

const reviewNotFound = () => new DomainError("NOT_FOUND", "Отзыв не найден");
