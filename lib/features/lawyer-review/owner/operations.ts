import "server-only";

import {
  lawyerLinkDays,
  maxKeptLinks,
  maxOpenLinks,
  lawyerMessages as messages,
} from "@/content/lawyer-review/texts";
import { DomainError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { dayMs } from "@/lib/core/time/day-ms";
import { newToken } from "@/lib/features/accounts/tokens/mutations";
import { documentNotFound } from "@/lib/features/documents/record/data";
import { encryptColumn } from "@/lib/features/lawyer-review/encrypted-columns";
import { getLink, linkNotFound } from "@/lib/features/lawyer-review/owner/data";
import type { CreatedLawyerLink, LawyerLink } from "@/lib/features/lawyer-review/responses";
import {
  type DocumentOfLink,
  documentOfLink,
  readNewestText,
} from "@/lib/features/lawyer-review/reviewed-text";
import type { NewLawyerLink } from "@/lib/features/lawyer-review/schema";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Caller } from "@/lib/platform/auth/caller";
import { environment } from "@/lib/platform/config/environment";
import type { Database, Transaction } from "@/lib/platform/db/database";

const lifetimeMs = lawyerLinkDays * dayMs;

/** Identifies a link of one of the user's documents. */
type LinkIds = { id: string; link: string };

/**
 * Creates a link to one edition of a document, the newest by default, or to the current state of a draft.
 * @returns the address with the token, which is stored nowhere.
 * @throws DomainError NOT_FOUND for another user's document or an unknown edition; CONFLICT when the maximum number of
 * links is open or stored.
 */
export async function createLawyerLink(
  database: Database,
  { userId }: Caller,
  { id: documentId, asked, edition }: { id: string } & NewLawyerLink,
  now: Date,
): Promise<CreatedLawyerLink> {
  const id = newId();
  const { token, hash: tokenHash } = newToken();
  await database.$transaction(async (tx) => {
    const document = await lockDocument(tx, userId, documentId);
    await requireLinkCapacity(tx, documentId, now);
    const text = await shownText(tx, document, edition, now);
    await tx.lawyerLink.create({
      data: {
        ...{ id, documentId, tokenHash, ...text },
        asked: encryptColumn("asked", id, asked),
        createdAt: now,
        expiresAt: new Date(now.getTime() + lifetimeMs),
      },
    });
  });
  return toCreatedLink(database, userId, { id: documentId, link: id }, token, now);
}

/**
 * Replaces the address of a link: the previous one stops working. Remarks stay, and the link's full term starts again.
 * @throws DomainError NOT_FOUND; CONFLICT when reopening a closed link would exceed the maximum of open links.
 */
export async function renewLink(
  database: Database,
  { userId }: Caller,
  ids: LinkIds,
  now: Date,
): Promise<CreatedLawyerLink> {
  const { token, hash: tokenHash } = newToken();
  await database.$transaction(async (tx) => {
    await lockDocument(tx, userId, ids.id, linkNotFound);
    await requireOpenLinkCapacity(tx, ids, now);
    const { count } = await tx.lawyerLink.updateMany({
      where: { id: ids.link, documentId: ids.id },
      data: { tokenHash, endedAt: null, expiresAt: new Date(now.getTime() + lifetimeMs) },
    });
    if (count === 0) throw linkNotFound();
  });
  return toCreatedLink(database, userId, ids, token, now);
}

/** Ends a link at once; its remarks stay. A second call changes nothing. @throws DomainError NOT_FOUND */
export async function endLink(
  database: Database,
  { userId }: Caller,
  ids: LinkIds,
  now: Date,
): Promise<LawyerLink> {
  await database.lawyerLink.updateMany({
    where: {
      ...{ id: ids.link, documentId: ids.id, document: { userId } },
      ...{ endedAt: null, expiresAt: { gt: now } },
    },
    data: { endedAt: now },
  });
  return getLink(database, userId, ids, now);
}

/**
 * Deletes a link with all its remarks; accepted texts stay in their editions.
 * @throws DomainError NOT_FOUND
 */
export async function deleteLink(
  database: Database,
  { userId }: Caller,
  { id, link }: LinkIds,
): Promise<void> {
  const { count } = await database.lawyerLink.deleteMany({
    where: { id: link, documentId: id, document: { userId } },
  });
  if (count === 0) throw linkNotFound();
}

/** Locks the document, so that parallel calls do not count the same links. */
async function lockDocument(
  tx: Transaction,
  userId: AuthorizedUserId,
  id: string,
  notFound = documentNotFound,
): Promise<DocumentOfLink> {
  await tx.$queryRaw`
    SELECT 1 FROM user_documents WHERE id = ${id} AND "userId" = ${userId} FOR NO KEY UPDATE`;
  const document = await tx.userDocument.findFirst({
    where: { id, userId },
    select: documentOfLink,
  });
  if (!document) throw notFound();
  return document;
}

async function requireLinkCapacity(tx: Transaction, documentId: string, now: Date): Promise<void> {
  if ((await tx.lawyerLink.count({ where: { documentId } })) >= maxKeptLinks) {
    throw new DomainError("CONFLICT", messages.tooManyKept);
  }
  await requireOpenLinkCapacity(tx, { id: documentId, link: "" }, now);
}

/** @throws DomainError CONFLICT when the maximum number of links other than `link` is open. */
async function requireOpenLinkCapacity(
  tx: Transaction,
  { id, link }: LinkIds,
  now: Date,
): Promise<void> {
  const others = await tx.lawyerLink.count({
    where: { documentId: id, id: { not: link }, endedAt: null, expiresAt: { gt: now } },
  });
  if (others >= maxOpenLinks) throw new DomainError("CONFLICT", messages.full);
}

async function shownText(
  tx: Transaction,
  document: DocumentOfLink,
  requestedEdition: number | undefined,
  now: Date,
): Promise<{ edition: number; tree?: object }> {
  if (document.status === "draft") {
    if (requestedEdition !== undefined) throw documentNotFound();
    return { edition: 0, tree: await readNewestText(tx, document, now) };
  }
  const edition = requestedEdition ?? document.edition;
  const where = { documentId: document.id, edition };
  if ((await tx.documentVersion.count({ where })) === 0) throw documentNotFound();
  return { edition };
}

/** The token comes after «#»: browsers never send it to a server, so it is in no log and no Referer. */
async function toCreatedLink(
  database: Database,
  userId: AuthorizedUserId,
  ids: LinkIds,
  token: string,
  now: Date,
): Promise<CreatedLawyerLink> {
  const link = await getLink(database, userId, ids, now);
  return { link, address: `${environment().siteUrl}/lawyer-review#${token}` };
}
