import "server-only";

import { DomainError } from "@/lib/core/errors";
import { requireOrganisationRole } from "@/lib/features/organisations/data";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Transaction } from "@/lib/platform/db/database";
import type { DownloadFile } from "@/lib/platform/http/responses/file-response";

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
