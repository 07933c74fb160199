import "server-only";

import { lawyerRemarkYears, reviewedNotice } from "@/content/lawyer-review/texts";
import { lockOwner } from "@/lib/features/documents/editions/mutations";
import { insertNotifications } from "@/lib/features/notifications/broadcast/mutations";
import { environment } from "@/lib/platform/config/environment";
import type { Database, Transaction } from "@/lib/platform/db/database";
import { queueMail } from "@/lib/platform/mail/mutations";
import { writeEmail } from "@/lib/platform/mail/write-email";

const batchSize = 200;

/**
 * Notifies the owner once per link, in the list and by e-mail, without any of the typed text. Call it after
 * `lockOwner`.
 * @returns false when the owner was notified before, or the link was deleted.
 */
export async function notifyOwner(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const [row] = await tx.lawyerLink.updateManyAndReturn({
    where: { id, notifiedAt: null },
    data: { notifiedAt: now },
    select: { documentId: true, reviewedAt: true },
  });
  if (!row) return false;
  const document = await tx.userDocument.findUniqueOrThrow({
    where: { id: row.documentId },
    select: { name: true, userId: true, user: { select: { email: true } } },
  });
  const { title, message, action, after } = reviewedNotice({
    document: document.name,
    remarks: await tx.lawyerRemark.count({ where: { linkId: id } }),
    isReviewed: row.reviewedAt !== null,
  });
  const link = `/documents/${row.documentId}?lawyer=${id}`;
  const recipients = { subscription: null, userId: document.userId };
  await insertNotifications(tx, recipients, { title, message, type: "info", link }, now);
  const url = environment().siteUrl + link;
  const mail = writeEmail({
    subject: title,
    paragraphs: [message],
    action: { label: action, url },
    after,
  });
  await queueMail(tx, { recipient: document.user.email, ...mail }, now);
  return true;
}

/** Notifies the owners of links that expired with remarks but without «Просмотрено». */
export async function notifyOfExpired(database: Database, now: Date): Promise<number> {
  const rows = await database.lawyerLink.findMany({
    where: {
      expiresAt: { lte: now },
      endedAt: null,
      notifiedAt: null,
      remarks: { some: {} },
      document: { user: { blockedAt: null } },
    },
    take: batchSize,
    select: { id: true, document: { select: { userId: true } } },
  });
  for (const { id, document } of rows) {
    await database.$transaction(async (tx) => {
      await lockOwner(tx, document.userId);
      await notifyOwner(tx, id, now);
    });
  }
  return rows.length;
}

/** Deletes links and remarks whose retention has ended; it begins when the link ends. */
export async function deleteOldLinks(database: Transaction, now: Date): Promise<number> {
  const lt = new Date(now);
  lt.setUTCFullYear(lt.getUTCFullYear() - lawyerRemarkYears);
  const { count } = await database.lawyerLink.deleteMany({ where: { expiresAt: { lt } } });
  return count;
}
