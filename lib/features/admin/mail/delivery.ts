import "server-only";

import { randomUUID } from "node:crypto";
import { DomainError } from "@/lib/core/errors";
import type { MailDelivery } from "@/lib/features/admin/mail/schema";
import { recordAction } from "@/lib/features/audit/mutations";
import type { Caller } from "@/lib/platform/auth/caller";
import { environment } from "@/lib/platform/config/environment";
import type { Database } from "@/lib/platform/db/database";
import type { QueuedMail } from "@/lib/platform/mail/mail";
import { toMessage } from "@/lib/platform/mail/message";
import { mailOutbox } from "@/lib/platform/mail/outbox";
import { writeEmail } from "@/lib/platform/mail/write-email";
import { DeliveryError } from "@/lib/platform/outbox/outbox";

/** The timeout: a user waits for the response. */
const patienceMs = 15_000;

/** How e-mails leave this server: its settings without user name and password. */
export function describeDelivery(): MailDelivery {
  const { smtpUrl } = environment();
  const from = toMessage(trial("", new Date())).from.address;
  if (smtpUrl === undefined) return { way: "files", server: null, from };
  return { way: "smtp", server: new URL(smtpUrl).host, from };
}

/**
 * Sends a test e-mail to the administrator at once, bypassing the queue.
 * @throws DomainError CONFLICT with the server's reason when it refused the e-mail permanently; UNAVAILABLE when it did
 * not accept it now.
 */
export async function sendTestEmail(database: Database, admin: Caller, now: Date): Promise<void> {
  const recipient = admin.account.email;
  const record = {
    action: "mail.test",
    subjectType: "mail",
    details: { email: recipient },
  } as const;
  await database.$transaction((tx) => recordAction(tx, admin, record, now));
  try {
    await mailOutbox.deliver(trial(recipient, now), AbortSignal.timeout(patienceMs));
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    const reason = error.message.replace(/\.?$/, ".");
    throw error.isFinal
      ? new DomainError("CONFLICT", reason)
      : new DomainError("UNAVAILABLE", reason);
  }
}

function trial(recipient: string, createdAt: Date): QueuedMail {
  const mail = writeEmail({
    subject: "Пробное письмо",
    paragraphs: [
      "Его отправил администратор из настроек сайта. Раз оно пришло, письма пользователям уходят.",
    ],
  });
  return { ...mail, id: randomUUID(), recipient, attempts: 1, createdAt };
}
