import "server-only";

import type { SiteConsent } from "@/content/site-legal/consent-places";
import { DomainError } from "@/lib/core/errors";
import { recordAction } from "@/lib/features/audit/mutations";
import { toConsentProof } from "@/lib/features/consents/proof";
import * as mutations from "@/lib/features/reviews/mutations";
import type { ModeratedReview } from "@/lib/features/reviews/responses";
import type { NewReview } from "@/lib/features/reviews/schema";
import { bumpContentRevision } from "@/lib/features/settings/mutations";
import { queueOperatorMessage } from "@/lib/features/telegram/mutations";
import type { Caller } from "@/lib/platform/auth/caller";
import type { Database } from "@/lib/platform/db/database";
import { refreshPages } from "@/lib/platform/http/refresh-pages";

/** The name shown when the author did not agree to be named. */
const nameless = "Без имени";

/**
 * Stores a review, which is published when the moderator approves it (docs/specification/feedback.md#reviews). A name
 * that may not be shown is not stored.
 */
export async function sendReview(
  database: Database,
  { agreeToDataProcessing, agreeToPublication, userName, ...review }: NewReview,
  { address, now }: { address: string | null; now: Date },
): Promise<void> {
  const purposes: SiteConsent[] = agreeToPublication ? ["feedback", "publication"] : ["feedback"];
  const consent = agreeToDataProcessing
    ? toConsentProof({ purposes, address, page: "/reviews" }, now)
    : undefined;
  const shownName = agreeToPublication === false ? nameless : userName;
  await database.$transaction(async (tx) => {
    await queueOperatorMessage(tx, newReviewNotice, now);
    await mutations.insertReview(tx, { ...review, userName: shownName }, consent, now);
  });
}

const newReviewNotice = {
  title: "Новый отзыв",
  message: "Он ждёт проверки в панели.",
  link: "/admin/reviews",
};

/**
 * Publishes or unpublishes a review; its page is rendered again. A review that identifies other people (surnames, phones) must not be approved:
 * that needs their consent (152-ФЗ ст. 10.1).
 * @throws DomainError NOT_FOUND
 */
export async function moderateReview(
  database: Database,
  admin: Caller,
  { id, isApproved }: { id: string; isApproved: boolean },
  now: Date,
): Promise<ModeratedReview> {
  const review = await database.$transaction(async (tx) => {
    const review = await mutations.updateApproval(tx, id, isApproved);
    if (!review) throw reviewNotFound();
    const record = { subjectType: "review", subjectId: id, details: { isApproved } };
    await recordAction(tx, admin, { action: "review.moderate", ...record }, now);
    await bumpContentRevision(tx);
    return review;
  });
  refreshPages();
  return review;
}

/**
 * Deletes a review permanently: when its author withdraws the consent (152-ФЗ ст. 21 ч. 5), or when it will never be
 * published. The log records the removal without its text.
 * @throws DomainError NOT_FOUND
 */
export async function removeReview(
  database: Database,
  admin: Caller,
  id: string,
  now: Date,
): Promise<void> {
  const isSeen = await database.$transaction(async (tx) => {
    const review = await mutations.deleteReview(tx, id);
    if (!review) throw reviewNotFound();
    const record = { action: "review.delete" as const, subjectType: "review", subjectId: id };
    await recordAction(tx, admin, record, now);
    if (review.isApproved) await bumpContentRevision(tx);
    return review.isApproved;
  });
  if (isSeen) refreshPages();
}

const reviewNotFound = () => new DomainError("NOT_FOUND", "Отзыв не найден");
