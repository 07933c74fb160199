import "server-only";

import { toMoscowDate } from "@/lib/core/time/moscow-time";
import { toWebAddress } from "@/lib/engine/answers/typed-address";
import { parseFacts } from "@/lib/engine/passport/facts";
import type { SiteBannerDetails } from "@/lib/features/cookie-banner/responses";
import type { BannerChoice } from "@/lib/features/cookie-banner/schema";
import { servicesOfSite } from "@/lib/features/cookie-banner/services-of-site";
import { fingerprintOfTree } from "@/lib/features/documents/article/article";
import { findPublicDocument } from "@/lib/features/documents/publication/data";
import { journalKeyOf } from "@/lib/features/journal/mutations";
import type { JournalPlace } from "@/lib/features/journal/settings";
import { parseReport } from "@/lib/features/site-check/report/parse-report";
import { findSite } from "@/lib/features/sites/data";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import { bannerServices } from "@/lib/platform/content/banner-services";
import type { Transaction } from "@/lib/platform/db/database";

type Place = { siteUrl: string; now: Date };

/**
 * Returns a site's saved banner and the data for its settings. Creates the site's consent journal if there is none.
 * @throws DomainError NOT_FOUND for a site of another user.
 */
export async function getBanner(
  database: Transaction,
  userId: AuthorizedUserId,
  id: string,
  { siteUrl, now }: Place,
): Promise<SiteBannerDetails> {
  const site = await findSite(database, userId, id);
  const row = await database.siteBanner.findUnique({ where: { siteId: id } });
  const check = await database.siteCheck.findFirst({
    where: { siteId: id, userId, finishedAt: { not: null }, failure: null },
    orderBy: [{ requestedAt: "desc" }, { id: "desc" }],
    select: { report: true },
  });
  const { place, key } = await journalKeyOf(database, id, now);
  const policy = await findCookiePolicy(database, userId, id, now);
  return {
    site: id,
    host: asciiHostOf(site.address),
    policyUrl: policy && `${siteUrl}/d/${policy.publicId}`,
    policyHash: policy?.sha256 ?? "",
    journal: { place: place as JournalPlace, url: `${siteUrl}/api/journal/${key}` },
    proposed: servicesOfSite(parseFacts(site.passport), parseReport(check?.report), bannerServices),
    saved: row && {
      choice: row.choice as BannerChoice,
      edition: row.edition,
      textHash: row.textHash,
      policyHash: row.policyHash,
      updatedAt: row.updatedAt.toISOString(),
    },
  };
}

/** The site's cookie policy that visitors can open, identified by its edition in force; null when there is none. */
async function findCookiePolicy(
  database: Transaction,
  userId: AuthorizedUserId,
  siteId: string,
  now: Date,
): Promise<{ publicId: string; sha256: string } | null> {
  const row = await database.userDocument.findFirst({
    where: { siteId, userId, type: "cookie", publishedAt: { not: null } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { publicId: true },
  });
  if (!row?.publicId) return null;
  const inForce = { edition: undefined, today: toMoscowDate(now) };
  const document = await findPublicDocument(database, row.publicId, inForce);
  return document && { publicId: row.publicId, sha256: fingerprintOfTree(document.tree) };
}

/** The host in ASCII: «ромашка.рф» is `xn--80aa3agjl3d.xn--p1ai`. */
const asciiHostOf = (address: string) =>
  new URL(toWebAddress(address) ?? `http://${address}`).hostname;
