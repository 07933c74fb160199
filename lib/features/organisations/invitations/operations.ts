import "server-only";

import { organisationRoleTexts } from "@/content/organisations/texts";
import type { MemberRole } from "@/lib/core/access/organisation-roles";
import { DomainError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { hashToken, newToken } from "@/lib/features/accounts/tokens/mutations";
import { notifyUser } from "@/lib/features/notifications/broadcast/mutations";
import { requireOrganisationRole, toInvitation } from "@/lib/features/organisations/data";
import {
  countInvitationEmail,
  emailLinkExpired,
  emailLinkLifetimeMs,
  requireAddressee,
  writeInvitation,
} from "@/lib/features/organisations/invitations/invitation-emails";
import type { Invitation, OfferedInvitation } from "@/lib/features/organisations/responses";
import type { Caller } from "@/lib/platform/auth/caller";
import { recordOrganisationEvent } from "@/lib/platform/auth/membership/organisation-log";
import type { Database, Transaction } from "@/lib/platform/db/database";
import { queueMail } from "@/lib/platform/mail/mutations";
import { quoted } from "@/lib/russian/quoted";

/** More people than a studio has, including pending invitations. */
const maxMembers = 50;

/**
 * Invites by e-mail. For an address with a pending invitation a new e-mail is sent, with the new role, and the earlier
 * link becomes invalid.
 * @throws DomainError NOT_FOUND, FORBIDDEN; CONFLICT for a member, for the caller's own address and beyond
 * `maxMembers`; RATE_LIMITED.
 */
export async function invite(
  database: Database,
  { userId, account }: Caller,
  { id, email, role }: { id: string; email: string; role: MemberRole },
  now: Date,
): Promise<Invitation> {
  const { name } = await requireOrganisationRole(database, userId, id, "owner");
  if (email === account.email) {
    throw new DomainError("CONFLICT", "Это ваш адрес: вы владелец команды.");
  }
  await countInvitationEmail(database, { senderId: userId, email }, now);
  const { token, hash: tokenHash } = newToken();
  const expiresAt = new Date(now.getTime() + emailLinkLifetimeMs);
  return database.$transaction(async (tx) => {
    // Parallel invitations wait for each other here; otherwise each would count before the others insert.
    await tx.$queryRaw`SELECT id FROM organisations WHERE id = ${id} FOR UPDATE`;
    const where = { organisationId: id, user: { email } };
    if ((await tx.membership.count({ where })) > 0) {
      throw new DomainError("CONFLICT", `${email} уже участник. Роль меняют в списке.`);
    }
    const others = await tx.organisationInvitation.count({
      where: { organisationId: id, email: { not: email } },
    });
    const members = await tx.membership.count({ where: { organisationId: id } });
    if (members + others >= maxMembers) {
      const message = `Участников и приглашений уже ${maxMembers}: больше мы не храним. Уберите ненужные.`;
      throw new DomainError("CONFLICT", message);
    }
    const row = await tx.organisationInvitation.upsert({
      where: { organisationId_email: { organisationId: id, email } },
      create: {
        id: newId(),
        organisationId: id,
        email,
        role,
        tokenHash,
        expiresAt,
        createdAt: now,
      },
      update: { role, tokenHash, expiresAt },
    });
    const mail = writeInvitation({ organisation: name, role, token, expiresAt });
    await queueMail(tx, { recipient: email, ...mail }, now);
    const action = `Пригласить письмом, роль «${organisationRoleTexts[role].name}»`;
    await recordOrganisationEvent(tx, { actorId: userId, organisationId: id, action }, now);
    return toInvitation(row, now);
  });
}

/** Withdraws an invitation: its link becomes invalid. @throws DomainError NOT_FOUND, FORBIDDEN */
export async function withdrawInvitation(
  database: Database,
  { userId }: Caller,
  { id, invitation }: { id: string; invitation: string },
  now: Date,
): Promise<void> {
  await requireOrganisationRole(database, userId, id, "owner");
  await database.$transaction(async (tx) => {
    const where = { id: invitation, organisationId: id };
    const { count } = await tx.organisationInvitation.deleteMany({ where });
    if (count === 0) throw new DomainError("NOT_FOUND", "Такого приглашения нет");
    const action = "Отозвать приглашение";
    await recordOrganisationEvent(tx, { actorId: userId, organisationId: id, action }, now);
  });
}

/**
 * The offer in an invitation e-mail, for anyone who has its link.
 * @throws DomainError VALIDATION for an invalid link.
 */
export async function getInvitationOffer(
  database: Database,
  token: string,
  now: Date,
): Promise<OfferedInvitation> {
  const { organisation, role, email, expiresAt } = await findInForce(database, token, now);
  return { organisation: organisation.name, role, email, expiresAt: expiresAt.toISOString() };
}

/**
 * Makes the caller a member and deletes the invitation.
 * @returns the organisation's id and name.
 * @throws DomainError VALIDATION for an invalid link; FORBIDDEN for another address than the invited one.
 */
export async function acceptInvitation(
  database: Database,
  { userId, account }: Caller,
  token: string,
  now: Date,
): Promise<{ id: string; name: string }> {
  const { email } = await findInForce(database, token, now);
  requireAddressee(email, account);
  return database.$transaction(async (tx) => {
    const [spent] = await tx.$queryRaw<{ organisationId: string; role: MemberRole }[]>`
      DELETE FROM team_invitations
      WHERE "tokenHash" = ${hashToken(token)} AND "expiresAt" > ${now} AND email = ${account.email}
      RETURNING "organisationId", role`;
    if (!spent) throw emailLinkExpired();
    const { organisationId, role } = spent;
    const organisation = await tx.organisation.findUniqueOrThrow({
      where: { id: organisationId },
      select: { name: true, ownerId: true },
    });
    // The owner's own address, changed since the invitation: there is nothing to join.
    if (organisation.ownerId !== userId) {
      await tx.membership.upsert({
        where: { organisationId_userId: { organisationId, userId } },
        create: { organisationId, userId, role, createdAt: now },
        update: { role },
      });
      await recordOrganisationEvent(
        tx,
        { actorId: userId, organisationId, action: "Принять приглашение" },
        now,
      );
      const message = `Приглашение в ${quoted(organisation.name)} приняли, роль — «${organisationRoleTexts[role].name}».`;
      const notification = {
        title: "Приглашение принято",
        message,
        type: "success",
        link: "/team",
      } as const;
      await notifyUser(tx, organisation.ownerId, notification, now);
    }
    return { id: organisationId, name: organisation.name };
  });
}

async function findInForce(database: Transaction, token: string, now: Date) {
  const row = await database.organisationInvitation.findUnique({
    where: { tokenHash: hashToken(token) },
    select: {
      ...{ role: true, email: true, expiresAt: true },
      organisation: { select: { name: true, owner: { select: { blockedAt: true } } } },
    },
  });
  const isOver = !row || row.expiresAt <= now || row.organisation.owner.blockedAt !== null;
  if (isOver) throw emailLinkExpired();
  return { ...row, role: row.role as MemberRole };
}
