import "server-only";

import { DomainError } from "@/lib/core/errors";
import { formatRussianDate, toMoscowDate } from "@/lib/core/time/moscow-time";
import { hashToken, newToken } from "@/lib/features/accounts/tokens/mutations";
import { recordTransfer } from "@/lib/features/audit/mutations";
import {
  countInvitationEmail,
  emailLinkExpired,
  emailLinkLifetimeMs,
  requireAddressee,
} from "@/lib/features/organisations/invitations/invitation-emails";
import { findOffer, getTransfer } from "@/lib/features/site-transfer/data";
import { moveSite } from "@/lib/features/site-transfer/mutations";
import type { Transfer } from "@/lib/features/site-transfer/responses";
import { findSite } from "@/lib/features/sites/data";
import { tooManySites } from "@/lib/features/sites/operations";
import { maxSites } from "@/lib/features/sites/schema";
import type { Caller } from "@/lib/platform/auth/caller";
import { recordOrganisationEvent } from "@/lib/platform/auth/membership/organisation-log";
import { environment } from "@/lib/platform/config/environment";
import type { Database } from "@/lib/platform/db/database";
import { queueMail } from "@/lib/platform/mail/mutations";
import { writeEmail } from "@/lib/platform/mail/write-email";
import { quoted } from "@/lib/russian/quoted";

/**
 * Offers a site to the owner of an e-mail address. Nothing changes until they accept; a newer offer replaces the
 * previous one.
 * @throws DomainError NOT_FOUND; CONFLICT for one's own address; RATE_LIMITED.
 */
export async function offerSite(
  database: Database,
  { userId, account }: Caller,
  { id, email }: { id: string; email: string },
  now: Date,
): Promise<Transfer> {
  const { name, address } = await findSite(database, userId, id);
  if (email === account.email) throw new DomainError("CONFLICT", "Это ваш адрес: сайт уже ваш.");
  await countInvitationEmail(database, { senderId: userId, email }, now);
  const { token, hash: tokenHash } = newToken();
  const expiresAt = new Date(now.getTime() + emailLinkLifetimeMs);
  const mail = writeEmail({
    subject: `Вам передают сайт ${address}`,
    paragraphs: [
      `${account.email} передаёт вам сайт ${quoted(name)} со всеми его документами, внутренними документами и журналами.`,
      "Посмотрите, что именно перейдёт, и решите. Чтобы принять сайт, нужен аккаунт с этим адресом.",
    ],
    action: {
      label: "Посмотреть и решить",
      url: `${environment().siteUrl}/site-transfer?token=${token}`,
    },
    after: [
      `Ссылка действует до ${formatRussianDate(toMoscowDate(expiresAt))} и только для этого адреса.`,
      "Если вы не знаете, кто это, ничего не делайте: без вашего согласия ничего не произойдёт.",
    ],
  });
  await database.$transaction(async (tx) => {
    const offer = { email, tokenHash, expiresAt, createdAt: now };
    await tx.siteTransfer.upsert({
      where: { siteId: id },
      create: { siteId: id, ...offer },
      update: offer,
    });
    await queueMail(tx, { recipient: email, ...mail }, now);
  });
  return getTransfer(database, userId, id, now);
}

/** Withdraws the offer: its link becomes invalid. @throws DomainError NOT_FOUND, also when nothing is offered. */
export async function withdrawOffer(
  database: Database,
  { userId }: Caller,
  id: string,
): Promise<void> {
  await findSite(database, userId, id);
  const { count } = await database.siteTransfer.deleteMany({
    where: { siteId: id, site: { userId } },
  });
  if (count === 0) throw new DomainError("NOT_FOUND", "Сайт никому не предложен");
}

/** Declines the offer: its link becomes invalid. @throws as `acceptSiteTransfer` */
export async function declineSite(
  database: Database,
  { account }: Caller,
  token: string,
  now: Date,
): Promise<void> {
  const { email, site } = await findOffer(database, token, now);
  requireAddressee(email, account);
  await database.$transaction(async (tx) => {
    await tx.siteTransfer.deleteMany({ where: { tokenHash: hashToken(token) } });
    const mail = writeEmail({
      subject: `Сайт ${site.address} не приняли`,
      paragraphs: [`${email} не принимает сайт ${quoted(site.name)}. Он остаётся вашим.`],
    });
    await queueMail(tx, { recipient: site.user.email, ...mail }, now);
  });
}

/**
 * Makes the caller the owner of an offered site, in one transaction: with its documents, papers, requests, incidents,
 * journals and checks. The owner before loses it at once, unless it stays in their organisation.
 * @returns the site's id and address.
 * @throws DomainError VALIDATION for a link that leads nowhere; FORBIDDEN for another address; EMAIL_NOT_CONFIRMED;
 * CONFLICT when the caller has a site of this address, or too many.
 */
export async function acceptSiteTransfer(
  database: Database,
  { userId, account }: Caller,
  { token, keepsAccess }: { token: string; keepsAccess: boolean },
  now: Date,
): Promise<{ id: string; address: string }> {
  const { email } = await findOffer(database, token, now);
  requireAddressee(email, account);
  if (!account.emailConfirmed) {
    const message = "Подтвердите email: ссылка пришла вам в письме после регистрации.";
    throw new DomainError("EMAIL_NOT_CONFIRMED", message);
  }
  return database.$transaction(async (tx) => {
    const moved = await moveSite(
      tx,
      { tokenHash: hashToken(token), email, to: userId, keepsAccess },
      { maxSites, now },
    );
    if (moved === "ended") throw emailLinkExpired();
    if (moved === "full") throw tooManySites();
    if (moved === "taken") {
      throw new DomainError(
        "CONFLICT",
        "Сайт с таким адресом у вас уже есть. Удалите его (документы останутся) и примите передачу снова.",
      );
    }
    const { id, name, address, from, organisationId } = moved;
    await recordTransfer(tx, { from: from.id, siteId: id, details: { keepsAccess } }, now);
    if (organisationId !== null) {
      const event = { actorId: userId, organisationId, siteName: name };
      const action = keepsAccess ? "Принять сайт и оставить доступ" : "Принять сайт";
      await recordOrganisationEvent(tx, { ...event, action }, now);
    }
    const access = keepsAccess
      ? "Участникам вашей команды новый владелец оставил доступ по их ролям и может закрыть его в любой день."
      : "У вас и ваших участников доступа к нему больше нет.";
    const toBefore = writeEmail({
      subject: `Сайт ${address} передан`,
      paragraphs: [`${email} теперь владелец сайта ${quoted(name)} и всех его документов.`, access],
    });
    await queueMail(tx, { recipient: from.email, ...toBefore }, now);
    const toNew = writeEmail({
      subject: `Сайт ${address} теперь ваш`,
      paragraphs: [
        `Вы приняли сайт ${quoted(name)} со всеми документами и журналами. Публичные ссылки на документы остались прежними.`,
        keepsAccess
          ? "Команда прежнего владельца работает с сайтом по ролям. Закрыть доступ можно на странице сайта."
          : "Прежний владелец больше не видит сайт.",
      ],
      action: { label: "Открыть сайт", url: `${environment().siteUrl}/sites/${id}` },
    });
    await queueMail(tx, { recipient: email, ...toNew }, now);
    return { id, address };
  });
}
