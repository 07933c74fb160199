import "server-only";

import { fieldError } from "@/lib/core/errors";
import { getOrganisation, requireOrganisationRole } from "@/lib/features/organisations/data";
import { cleanImage } from "@/lib/features/organisations/logo/clean-image";
import type { Organisation } from "@/lib/features/organisations/responses";
import type { Caller } from "@/lib/platform/auth/caller";
import type { Database } from "@/lib/platform/db/database";

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
