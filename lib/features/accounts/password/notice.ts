import "server-only";

import { environment } from "@/lib/platform/config/environment";
import type { Transaction } from "@/lib/platform/db/database";
import { queueMail } from "@/lib/platform/mail/mutations";
import { writeEmail } from "@/lib/platform/mail/write-email";

/** Tells the owner that the password was changed: an intruder cannot hide it. */
export async function queuePasswordNotice(
  tx: Transaction,
  email: string,
  now: Date,
): Promise<void> {
  const mail = writeEmail({
    subject: "Пароль изменён",
    paragraphs: [
      "Пароль вашего кабинета только что изменили. Если это вы, делать ничего не нужно.",
      "Если не вы, задайте новый пароль: все открытые сеансы завершатся.",
    ],
    action: { label: "Задать новый пароль", url: `${environment().siteUrl}/forgot-password` },
  });
  await queueMail(tx, { recipient: email, ...mail }, now);
}
