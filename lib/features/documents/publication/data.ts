import "server-only";

import type { IsoDate } from "@/lib/core/time/moscow-time";
import type { DocumentTree } from "@/lib/engine/tree/document";
import { parseStoredTree } from "@/lib/engine/tree/stored";
import { type EditionDates, editionInForce } from "@/lib/features/documents/publication/in-force";
import { publicAddress } from "@/lib/features/documents/publication/public-id";
import {
  documentNotFound,
  preparedColumns,
  preparedOf,
} from "@/lib/features/documents/record/data";
import type { Publication } from "@/lib/features/documents/record/responses";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Transaction } from "@/lib/platform/db/database";
import type { Prisma } from "@/lib/platform/db/generated/client";

const publicationColumns = {
  publicId: true,
  allowsIndexing: true,
  publishedAt: true,
  takesRequests: true,
  siteId: true,
} as const;
export type PublicationRow = Prisma.UserDocumentGetPayload<{ select: typeof publicationColumns }>;

/** Null when the user has no such finished document. */
export function findPublication(
  database: Transaction,
  userId: AuthorizedUserId,
  id: string,
): Promise<PublicationRow | null> {
  return database.userDocument.findFirst({
    where: { id, userId, status: "completed" },
    select: publicationColumns,
  });
}

/** Whether one of the user's documents is public. @throws DomainError NOT_FOUND */
export async function getPublication(
  database: Transaction,
  userId: AuthorizedUserId,
  id: string,
  siteUrl: string,
): Promise<Publication> {
  const row = await findPublication(database, userId, id);
  if (row === null) throw documentNotFound();
  return toPublication(row, siteUrl);
}

export function toPublication(row: PublicationRow, siteUrl: string): Publication {
  const { publicId, allowsIndexing, publishedAt, takesRequests, siteId } = row;
  return {
    isPublic: publishedAt !== null,
    allowsIndexing,
    takesRequests: takesRequests && siteId !== null,
    publicId,
    address: publicId && publicAddress(siteUrl, publicId),
    publishedAt: publishedAt?.toISOString() ?? null,
  };
}

/** The public data of a document: an edition's text, and the list of editions. */
export type PublicDocument = {
  publicId: string;
  allowsIndexing: boolean;
  /** Whether people may send requests to the operator by the page's form. */
  takesRequests: boolean;
  /** The number of the edition in `tree`. */
  edition: number;
  tree: DocumentTree;
  /** The organisation that prepared it, if the site's settings show it. */
  preparedBy?: string | undefined;
  /** Whether that organisation has a logo. */
  hasLogo: boolean;
  /** All editions, newest first. */
  editions: EditionDates[];
};

/**
 * Returns a public document: the edition in force on `today`, or the requested one. One query for all cases, so that
 * neither the response nor its time distinguishes a missing document from a withdrawn one.
 */
export async function findPublicDocument(
  database: Transaction,
  publicId: string,
  { edition, today }: { edition: number | undefined; today: IsoDate },
): Promise<PublicDocument | null> {
  // The database rejects a NUL in a search.
  if (publicId.includes("\0")) return null;
  const row = await database.userDocument.findFirst({
    where: { publicId, publishedAt: { not: null } },
    select: {
      id: true,
      allowsIndexing: true,
      takesRequests: true,
      siteId: true,
      site: { select: preparedColumns },
      versions: { orderBy: { edition: "desc" }, select: { edition: true, effectiveDate: true } },
    },
  });
  if (row === null) return null;
  const shownEdition = edition ?? editionInForce(row.versions, today)?.edition;
  const version = await database.documentVersion.findFirst({
    where: { documentId: row.id, edition: shownEdition ?? 0 },
    select: { edition: true, tree: true },
  });
  if (version === null) return null;
  return {
    publicId,
    allowsIndexing: row.allowsIndexing,
    takesRequests: row.takesRequests && row.siteId !== null,
    edition: version.edition,
    tree: parseStoredTree(version.tree),
    ...preparedOf(row.site),
    hasLogo: row.site?.showsStudio === true && row.site.organisation?.logoType != null,
    editions: row.versions,
  };
}
