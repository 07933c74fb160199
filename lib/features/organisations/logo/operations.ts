import "server-only";

import { DomainError, fieldError } from "@/lib/core/errors";
import { getOrganisation, requireOrganisationRole } from "@/lib/features/organisations/data";
import { cleanImage } from "@/lib/features/organisations/logo/clean-image";
import type { Organisation } from "@/lib/features/organisations/responses";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Caller } from "@/lib/platform/auth/caller";
import type { Database, Transaction } from "@/lib/platform/db/database";
import type { DownloadFile } from "@/lib/platform/http/responses/file-response";

/**
 * Stores a logo without its metadata.
 * @param image a PNG or JPEG in base64.
 * @throws DomainError NOT_FOUND, FORBIDDEN; VALIDATION for another kind of file.
 */
export async function setLogo(
  database: Database,
  { userId }: Caller,
  { id, image }: { id: string; image: string },
  now: Date,
): Promise<Organisation> {
  await requireOrganisationRole(database, userId, id, "owner");
  const clean = cleanImage(Buffer.from(image, "base64"));
  if (clean === null) {
    throw fieldError(
      "image",
      "Это не PNG и не JPEG, файл повреждён, или сторона больше 2000 пикселей.",
    );
  }
  await database.organisation.updateMany({
    where: { id, ownerId: userId },
    data: { logo: clean.bytes, logoType: clean.type, updatedAt: now },
  });
  return getOrganisation(database, userId, id, now);
}

/** @throws DomainError NOT_FOUND, FORBIDDEN */
export async function removeLogo(
  database: Database,
  { userId }: Caller,
  id: string,
  now: Date,
): Promise<Organisation> {
  await requireOrganisationRole(database, userId, id, "owner");
  await database.organisation.updateMany({
    where: { id, ownerId: userId },
    data: { logo: null, logoType: null, updatedAt: now },
  });
  return getOrganisation(database, userId, id, now);
}

/** The logo for the members of an organisation. @throws DomainError NOT_FOUND, also when there is no logo. */
export async function getLogo(
  database: Transaction,
  userId: AuthorizedUserId,
  id: string,
): Promise<DownloadFile> {
  await requireOrganisationRole(database, userId, id, "reader");
  const row = await database.organisation.findUnique({
    where: { id },
    select: { logo: true, logoType: true },
  });
  return toFile(row);
}

/**
 * The logo of a public document.
 * @throws DomainError NOT_FOUND for an unknown or withdrawn document, and for one without a logo.
 */
export async function getPublicLogo(
  database: Transaction,
  publicId: string,
): Promise<DownloadFile> {
  // The database rejects a NUL in a search.
  const row = publicId.includes("\0")
    ? null
    : await database.organisation.findFirst({
        where: {
          sites: {
            some: {
              showsStudio: true,
              documents: { some: { publicId, publishedAt: { not: null } } },
            },
          },
        },
        select: { logo: true, logoType: true },
      });
  return toFile(row);
}

function toFile(row: { logo: Uint8Array | null; logoType: string | null } | null): DownloadFile {
  if (!row?.logo || row.logoType === null) throw new DomainError("NOT_FOUND", "Логотипа нет");
  return { body: new Uint8Array(row.logo), contentType: row.logoType, disposition: "inline" };
}
