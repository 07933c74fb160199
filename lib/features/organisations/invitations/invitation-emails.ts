import "server-only";

import { organisationRoleTexts } from "@/content/organisations/texts";
import type { MemberRole } from "@/lib/core/access/organisation-roles";
import { DomainError, fieldError } from "@/lib/core/errors";
import { dayMs } from "@/lib/core/time/day-ms";
import { formatRussianDate, toMoscowDate } from "@/lib/core/time/moscow-time";
import { environment } from "@/lib/platform/config/environment";
import type { Database } from "@/lib/platform/db/database";
import { invitationMails, invitationMailsTo } from "@/lib/platform/http/limits/limits";
import { consumeRateLimit } from "@/lib/platform/http/limits/rate-limit";
import { writeEmail } from "@/lib/platform/mail/write-email";
import { quoted } from "@/lib/russian/quoted";

/** How long the link of an invitation or of a transfer is valid. */
export const emailLinkLifetimeMs = 7 * dayMs;

/** Counts an e-mail to an address outside the service against its sender and its recipient. */
export async function countInvitationEmail(
  database: Database,
  { senderId, email }: { senderId: string; email: string },
  now: Date,
): Promise<void> {
  await consumeRateLimit(database, { ...invitationMails, subject: senderId }, now);
  await consumeRateLimit(database, { ...invitationMailsTo, subject: email }, now);
}

/** Writes the invitation e-mail. */
export function writeInvitation({
  organisation,
  role,
  token,
  expiresAt,
}: {
  organisation: string;
  role: MemberRole;
  token: string;
  expiresAt: Date;
}) {
  const { name, may } = organisationRoleTexts[role];
  return writeEmail({
    subject: "Приглашение в команду",
    paragraphs: [
      `Вас приглашают работать с документами сайтов команды ${quoted(organisation)}.`,
      `Роль — «${name}». ${may}`,
    ],
    action: {
      label: "Посмотреть приглашение",
      url: `${environment().siteUrl}/invitation?token=${token}`,
    },
    after: [
      `Ссылка действует до ${formatRussianDate(toMoscowDate(expiresAt))} и только для этого адреса.`,
      "Если вы не знаете, кто это, ничего не делайте: без вашего согласия ничего не произойдёт.",
    ],
  });
}

/** The error for a link that is unknown, used, replaced, withdrawn or expired. */
export function emailLinkExpired(): DomainError {
  return fieldError(
    "token",
    "Ссылка не действует: её отозвали, заменили новой или срок вышел. Попросите отправить ещё раз.",
  );
}

/**
 * Checks that the account has the address that the e-mail was sent to: nobody else may use its link.
 * @throws DomainError FORBIDDEN
 */
export function requireAddressee(email: string, account: { email: string }): void {
  if (account.email === email) return;
  throw new DomainError(
    "FORBIDDEN",
    `Письмо отправлено на ${email}, а вы вошли как ${account.email}. Войдите с тем адресом или попросите отправить письмо на ваш.`,
  );
}
