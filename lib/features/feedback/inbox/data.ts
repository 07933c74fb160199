import "server-only";

import { recommendLevels, satisfactionLevels, usabilityLevels } from "@/content/feedback/options";
import { DomainError } from "@/lib/core/errors";
import { feedbackColumns, toFeedback } from "@/lib/features/feedback/data";
import type { InboxItem, InboxMessage } from "@/lib/features/feedback/inbox/responses";
import type { InboxQuery } from "@/lib/features/feedback/inbox/schema";
import type { Transaction } from "@/lib/platform/db/database";
import { afterCursor, type Cursor, toPage } from "@/lib/platform/http/paging";

/** A page of all messages, newest first, and the cursor of the next page. */
export async function listInbox(
  database: Transaction,
  { limit, cursor, status, type }: InboxQuery,
): Promise<{ items: InboxItem[]; next: Cursor | null }> {
  const rows = await database.feedback.findMany({
    where: { status, type, ...afterCursor(cursor) },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit + 1,
    select: { ...feedbackColumns, email: true, userId: true },
  });
  const { page, next } = toPage(rows, limit);
  const items = page.map((row) => {
    const { adminResponse: _left, ...feedback } = toFeedback(row);
    return { ...feedback, hasEmail: row.email !== null, hasAccount: row.userId !== null };
  });
  return { items, next };
}

/** One message with all answers of its form; null when there is none. */
export async function findInboxMessage(
  database: Transaction,
  id: string,
): Promise<InboxMessage | null> {
  const row = await database.feedback.findUnique({
    where: { id },
    select: {
      ...feedbackColumns,
      email: true,
      answeredAt: true,
      user: { select: { id: true, email: true } },
    },
  });
  if (!row) return null;
  const details = (row.details ?? {}) as Record<string, unknown>;
  const known = <K extends string>(options: Record<K, string>, value: unknown) =>
    (Object.keys(options) as K[]).find((key) => key === value) ?? null;
  const { features } = details;
  return {
    ...toFeedback(row),
    email: row.email,
    account: row.user,
    satisfaction: known(satisfactionLevels, details.satisfaction),
    usability: known(usabilityLevels, details.usability),
    recommend: known(recommendLevels, details.recommend),
    features: Array.isArray(features)
      ? features.filter((feature) => typeof feature === "string")
      : [],
    agreeToNewsletters: details.agreeToNewsletters === true,
    consent: toConsent(details.consent),
    answeredAt: row.answeredAt?.toISOString() ?? null,
  };
}

function toConsent(consent: unknown): InboxMessage["consent"] {
  const { at, version } = (consent ?? {}) as { at?: unknown; version?: unknown };
  return typeof at === "string" && typeof version === "string" ? { at, version } : null;
}

/** @throws DomainError NOT_FOUND */
export async function getInboxMessage(database: Transaction, id: string): Promise<InboxMessage> {
  const message = await findInboxMessage(database, id);
  if (!message) throw messageNotFound();
  return message;
}

export const messageNotFound = () => new DomainError("NOT_FOUND", "Обращение не найдено");
