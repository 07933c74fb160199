import "server-only";

import { organisationRoleTexts } from "@/content/organisations/texts";
import type { MemberRole } from "@/lib/core/access/organisation-roles";
import { DomainError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { notifyUser } from "@/lib/features/notifications/broadcast/mutations";
import {
  getOrganisation,
  organisationNotFound,
  requireOrganisationRole,
} from "@/lib/features/organisations/data";
import type { Organisation } from "@/lib/features/organisations/responses";
import { siteNotFound } from "@/lib/features/passport/data";
import type { Caller } from "@/lib/platform/auth/caller";
import { recordOrganisationEvent } from "@/lib/platform/auth/membership/organisation-log";
import type { Database, Transaction } from "@/lib/platform/db/database";
import { quoted } from "@/lib/russian/quoted";

/** @throws DomainError CONFLICT when the user has one already. */
export async function createOrganisation(
  database: Database,
  { userId }: Caller,
  name: string,
  now: Date,
): Promise<Organisation> {
  const id = newId();
  // One statement: of two parallel calls only one creates it.
  const created = await database.organisation.createMany({
    data: [{ id, ownerId: userId, name, createdAt: now }],
    skipDuplicates: true,
  });
  if (created.count === 0) {
    throw new DomainError("CONFLICT", "Команда у вас уже есть: у одного аккаунта она одна.");
  }
  return getOrganisation(database, userId, id, now);
}

/** @throws DomainError NOT_FOUND, FORBIDDEN */
export async function renameOrganisation(
  database: Database,
  { userId }: Caller,
  { id, name }: { id: string; name: string },
  now: Date,
): Promise<Organisation> {
  await requireOrganisationRole(database, userId, id, "owner");
  await database.organisation.updateMany({
    where: { id, ownerId: userId },
    data: { name, updatedAt: now },
  });
  return getOrganisation(database, userId, id, now);
}

/**
 * Deletes an organisation: its members are notified, its sites stay with their owners.
 * @throws DomainError NOT_FOUND, FORBIDDEN
 */
export async function deleteOrganisation(
  database: Database,
  { userId }: Caller,
  id: string,
  now: Date,
): Promise<void> {
  await requireOrganisationRole(database, userId, id, "owner");
  await database.$transaction(async (tx) => {
    await notifyMembersOfClosure(tx, userId, now);
    await tx.organisation.deleteMany({ where: { id, ownerId: userId } });
  });
}

/** Notifies the members that the owner closed the organisation, by deleting it or the account. */
export async function notifyMembersOfClosure(
  tx: Transaction,
  ownerId: string,
  now: Date,
): Promise<void> {
  const organisation = await tx.organisation.findUnique({
    where: { ownerId },
    select: { name: true, members: { orderBy: { userId: "asc" }, select: { userId: true } } },
  });
  if (!organisation) return;
  for (const { userId } of organisation.members) {
    const message = `Владелец закрыл команду ${quoted(organisation.name)}. Её сайты и документы вам больше не видны.`;
    await notifyUser(tx, userId, { title: "Команда закрыта", message, type: "warning" }, now);
  }
}

/** @throws DomainError NOT_FOUND, also for a user who is not a member; FORBIDDEN */
export async function changeMemberRole(
  database: Database,
  { userId }: Caller,
  { id, member, role }: { id: string; member: string; role: MemberRole },
  now: Date,
): Promise<Organisation> {
  const { name } = await requireOrganisationRole(database, userId, id, "owner");
  await database.$transaction(async (tx) => {
    const [before] = await tx.$queryRaw<{ role: MemberRole }[]>`
      SELECT role FROM memberships
      WHERE "organisationId" = ${id} AND "userId" = ${member} FOR UPDATE`;
    if (!before) throw memberNotFound();
    if (before.role === role) return;
    await tx.membership.updateMany({
      where: { organisationId: id, userId: member },
      data: { role },
    });
    const action = `Сменить роль: «${organisationRoleTexts[before.role].name}» → «${organisationRoleTexts[role].name}»`;
    const event = { actorId: userId, organisationId: id, action, memberId: member };
    await recordOrganisationEvent(tx, event, now);
    const message = `Ваша роль в команде ${quoted(name)} теперь «${organisationRoleTexts[role].name}».`;
    await notifyUser(
      tx,
      member,
      { title: "Новая роль", message, type: "info", link: "/team" },
      now,
    );
  });
  return getOrganisation(database, userId, id, now);
}

/**
 * Removes a member: the owner may remove anybody, a member only themselves. Access ends at once.
 * @throws DomainError NOT_FOUND, also for a user who is not a member; FORBIDDEN
 */
export async function removeMember(
  database: Database,
  { userId }: Caller,
  { id, member }: { id: string; member: string },
  now: Date,
): Promise<void> {
  const isLeaving = member === userId;
  const { name, ownerId, role } = await requireOrganisationRole(
    database,
    userId,
    id,
    isLeaving ? "reader" : "owner",
  );
  if (isLeaving && role === "owner") {
    throw new DomainError(
      "CONFLICT",
      "Владелец не может выйти из своей команды. Её можно закрыть.",
    );
  }
  await database.$transaction(async (tx) => {
    const where = { organisationId: id, userId: member };
    const { count } = await tx.membership.deleteMany({ where });
    if (count === 0) throw memberNotFound();
    const action = isLeaving ? "Выйти из команды" : "Убрать участника";
    const event = { actorId: userId, organisationId: id, action };
    await recordOrganisationEvent(tx, isLeaving ? event : { ...event, memberId: member }, now);
    const [recipientId, title, message] = isLeaving
      ? [
          ownerId,
          "Участник вышел",
          `Участник вышел из команды ${quoted(name)}. Кто это, видно в её журнале.`,
        ]
      : [
          member,
          "Доступ закрыт",
          `Вы больше не участник команды ${quoted(name)}: её сайты и документы вам не видны.`,
        ];
    await notifyUser(tx, recipientId, { title, message, type: "info", link: "/team" }, now);
  });
}

/**
 * Adds a site of the owner to the organisation, or changes whether its documents name the organisation.
 * @throws DomainError NOT_FOUND, also for somebody else's site; FORBIDDEN
 */
export async function shareSite(
  database: Database,
  { userId }: Caller,
  { id, site, showsStudio }: { id: string; site: string; showsStudio: boolean },
  now: Date,
): Promise<Organisation> {
  await requireOrganisationRole(database, userId, id, "owner");
  await database.$transaction(async (tx) => {
    const before = await tx.site.findFirst({
      where: { id: site, userId },
      select: { name: true, organisationId: true },
    });
    if (!before) throw siteNotFound();
    if ((await tx.organisation.count({ where: { id } })) === 0) throw organisationNotFound();
    await tx.site.updateMany({
      where: { id: site, userId },
      data: { organisationId: id, showsStudio, updatedAt: now },
    });
    if (before.organisationId === id) return;
    const event = { actorId: userId, organisationId: id, siteName: before.name };
    await recordOrganisationEvent(tx, { ...event, action: "Открыть сайт участникам" }, now);
  });
  return getOrganisation(database, userId, id, now);
}

/**
 * Removes a site from the organisation: by its owner, or by the owner of the organisation. Members lose access at once.
 * @throws DomainError NOT_FOUND, FORBIDDEN
 */
export async function removeSiteFromOrganisation(
  database: Database,
  { userId }: Caller,
  { id, site }: { id: string; site: string },
  now: Date,
): Promise<void> {
  const isSiteOwner =
    (await database.site.count({ where: { id: site, userId, organisationId: id } })) === 1;
  if (!isSiteOwner) await requireOrganisationRole(database, userId, id, "owner");
  await database.$transaction(async (tx) => {
    const [removedSite] = await tx.site.updateManyAndReturn({
      where: { id: site, organisationId: id },
      data: { organisationId: null, showsStudio: false, updatedAt: now },
      select: { name: true },
    });
    if (!removedSite) throw siteNotFound();
    const event = { actorId: userId, organisationId: id, siteName: removedSite.name };
    await recordOrganisationEvent(tx, { ...event, action: "Закрыть сайт для участников" }, now);
  });
}

const memberNotFound = () => new DomainError("NOT_FOUND", "Такого участника в команде нет");
