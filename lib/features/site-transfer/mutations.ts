import "server-only";

import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Transaction } from "@/lib/platform/db/database";

type MovedSite = {
  id: string;
  name: string;
  address: string;
  from: { id: string; email: string };
  /** That it was in until now. */
  organisationId: string | null;
};

/**
 * Gives an offered site to another owner, with everything that carries the owner's id: its documents, their codes and
 * the checks of it. What belongs only to the site (papers, requests, incidents, journals, passports) goes by itself.
 * The offer is gone with it. Locks: the new owner, who may be making sites; then, as everywhere, documents by id and
 * the site.
 * @returns what prevents the transfer, or the site as it was.
 */
export async function moveSite(
  tx: Transaction,
  offer: { tokenHash: string; email: string; to: AuthorizedUserId; keepsAccess: boolean },
  { maxSites, now }: { maxSites: number; now: Date },
): Promise<MovedSite | "ended" | "full" | "taken"> {
  const { tokenHash, email, to, keepsAccess } = offer;
  await tx.$queryRaw`SELECT id FROM users WHERE id = ${to} FOR UPDATE`;
  const [spent] = await tx.$queryRaw<{ siteId: string }[]>`
    DELETE FROM site_transfers
    WHERE "tokenHash" = ${tokenHash} AND email = ${email} AND "expiresAt" > ${now}
    RETURNING "siteId"`;
  if (!spent) return "ended";
  const { siteId } = spent;
  await tx.$queryRaw`SELECT id FROM user_documents WHERE "siteId" = ${siteId} ORDER BY id FOR UPDATE`;
  const [site] = await tx.$queryRaw<Omit<MovedSite, "from">[] & { userId: string }[]>`
    SELECT id, name, address, "userId", "organisationId" FROM sites WHERE id = ${siteId} FOR UPDATE`;
  // The site's owner cannot be offered it, and anyone who deletes the site deletes the offer.
  if (!site || site.userId === to) return "ended";
  if ((await tx.site.count({ where: { userId: to } })) >= maxSites) return "full";
  const { address } = site;
  if ((await tx.site.count({ where: { userId: to, address } })) > 0) return "taken";
  const from = await tx.user.findUniqueOrThrow({
    where: { id: site.userId },
    select: { id: true, email: true },
  });
  await tx.$executeRaw`
    UPDATE sites SET "userId" = ${to}, "updatedAt" = ${now},
      "organisationId" = CASE WHEN ${keepsAccess} THEN "organisationId" END,
      "showsStudio" = ${keepsAccess} AND "showsStudio"
    WHERE id = ${siteId}`;
  await tx.$executeRaw`
    UPDATE qr_codes SET "userId" = ${to}
    WHERE "documentId" IN (SELECT id FROM user_documents WHERE "siteId" = ${siteId})`;
  await tx.$executeRaw`UPDATE user_documents SET "userId" = ${to} WHERE "siteId" = ${siteId}`;
  // Whom the owner before had asked would go on reading.
  await tx.$executeRaw`
    UPDATE lawyer_links SET "endedAt" = ${now}
    WHERE "endedAt" IS NULL AND "documentId" IN (SELECT id FROM user_documents WHERE "siteId" = ${siteId})`;
  await tx.$executeRaw`UPDATE site_checks SET "userId" = ${to} WHERE "siteId" = ${siteId}`;
  const { id, name, organisationId } = site;
  return { id, name, address, from, organisationId };
}
