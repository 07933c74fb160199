import "server-only";

import { DomainError } from "@/lib/core/errors";
import { findMail } from "@/lib/features/admin/mail/data";
import type { ListedMail } from "@/lib/features/admin/mail/schema";
import { recordAction } from "@/lib/features/audit/mutations";
import type { Caller } from "@/lib/platform/auth/caller";
import type { Database } from "@/lib/platform/db/database";
import { retryMail } from "@/lib/platform/mail/mutations";

/**
 * Queues a failed or delayed e-mail to be sent now and resets its attempts.
 * @throws DomainError NOT_FOUND; CONFLICT when it was sent, or is being sent right now.
 */
export function retrySending(
  database: Database,
  admin: Caller,
  id: string,
  now: Date,
): Promise<ListedMail> {
  return database.$transaction(async (tx) => {
    const isQueued = await retryMail(tx, id, now);
    const mail = await findMail(tx, id);
    if (!mail) throw new DomainError("NOT_FOUND", "Письмо не найдено");
    if (!isQueued)
      throw new DomainError("CONFLICT", "Письмо уже отправлено или вот-вот отправится.");
    const record = { subjectType: "mail", subjectId: id, details: { subject: mail.subject } };
    await recordAction(tx, admin, { action: "mail.retry", ...record }, now);
    return mail;
  });
}
