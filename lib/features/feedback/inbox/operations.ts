import "server-only";

import { DomainError } from "@/lib/core/errors";
import { recordAction } from "@/lib/features/audit/mutations";
import { findInboxMessage, messageNotFound } from "@/lib/features/feedback/inbox/data";
import { updateFeedback } from "@/lib/features/feedback/inbox/mutations";
import type { InboxMessage } from "@/lib/features/feedback/inbox/responses";
import type { InboxChange } from "@/lib/features/feedback/inbox/schema";
import { inboxMessages } from "@/lib/features/feedback/messages";
import { notifyUser } from "@/lib/features/notifications/broadcast/mutations";
import type { Caller } from "@/lib/platform/auth/caller";
import { environment } from "@/lib/platform/config/environment";
import type { Database, Transaction } from "@/lib/platform/db/database";
import { queueMail } from "@/lib/platform/mail/mutations";
import { writeEmail } from "@/lib/platform/mail/write-email";

/**
 * Changes a message's state, or replies to it: by e-mail to the given address, and by a notification in the author's
 * cabinet. The same reply is not sent twice.
 * @throws DomainError NOT_FOUND; CONFLICT for a reply without a recipient.
 */
export function changeInboxMessage(
  database: Database,
  admin: Caller,
  { id, status, adminResponse }: InboxChange & { id: string },
  now: Date,
): Promise<InboxMessage> {
  return database.$transaction(async (tx) => {
    const before = await findInboxMessage(tx, id);
    if (!before) throw messageNotFound();
    const isNew = adminResponse !== undefined && adminResponse !== before.adminResponse;
    if (isNew && before.email === null && before.account === null) {
      throw new DomainError("CONFLICT", inboxMessages.nobody);
    }
    const after = status ?? (adminResponse === undefined ? before.status : "answered");
    const answer = isNew ? { adminResponse, answeredAt: now } : {};
    await updateFeedback(tx, id, { status: after, ...answer }, now);
    if (isNew) await notifyAuthor(tx, before, adminResponse, now);
    const details = {
      before: before.status,
      status: after,
      ...(isNew ? { byMail: before.email !== null, inCabinet: before.account !== null } : {}),
    };
    const action = isNew ? ("feedback.answer" as const) : ("feedback.status" as const);
    await recordAction(tx, admin, { action, subjectType: "feedback", subjectId: id, details }, now);
    const changed = await findInboxMessage(tx, id);
    if (!changed) throw messageNotFound();
    return changed;
  });
}

async function notifyAuthor(
  tx: Transaction,
  { email, account, title }: InboxMessage,
  answer: string,
  now: Date,
): Promise<void> {
  if (email !== null) {
    const mail = writeEmail({
      subject: "Ответ на ваше обращение",
      typed: [`Вы писали нам: «${title}».`, ...answer.split(/\n+/)],
      action: { label: "Написать ещё", url: `${environment().siteUrl}/feedback` },
    });
    await queueMail(tx, { recipient: email, ...mail }, now);
  }
  if (account !== null) {
    const notification = {
      title: "Ответ на ваше обращение",
      message: `«${title}»\n\n${answer}`,
      type: "info" as const,
      link: "/feedback",
    };
    await notifyUser(tx, account.id, notification, now);
  }
}
