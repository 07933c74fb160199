import "server-only";

import { toWebAddress } from "@/lib/engine/answers/typed-address";
import { parseFacts } from "@/lib/engine/passport/facts";
import type { SiteBannerDetails } from "@/lib/features/cookie-banner/responses";
import type { BannerChoice } from "@/lib/features/cookie-banner/schema";
import { servicesOfSite } from "@/lib/features/cookie-banner/services-of-site";
import type { CheckReport } from "@/lib/features/site-check/responses";
import { findSite } from "@/lib/features/sites/data";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import { bannerServices } from "@/lib/platform/content/banner-services";
import type { Transaction } from "@/lib/platform/db/database";

/**
 * The banner of a site as it is saved, and what the service knows for it.
 * @throws DomainError NOT_FOUND for a site of another user.
 */
export async function getBanner(
  database: Transaction,
  userId: AuthorizedUserId,
  id: string,
  siteUrl: string,
): Promise<SiteBannerDetails> {
  const site = await findSite(database, userId, id);
  const [row, check, policy] = await Promise.all([
    database.siteBanner.findUnique({ where: { siteId: id } }),
    database.siteCheck.findFirst({
      where: { siteId: id, userId, finishedAt: { not: null }, failure: null },
      orderBy: [{ requestedAt: "desc" }, { id: "desc" }],
      select: { report: true },
    }),
    database.userDocument.findFirst({
      where: { siteId: id, userId, type: "cookie", publishedAt: { not: null } },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      select: { publicId: true },
    }),
  ]);
  const report = (check?.report ?? null) as CheckReport | null;
  return {
    site: hostOf(site.address),
    policyUrl: policy?.publicId ? `${siteUrl}/d/${policy.publicId}` : null,
    policyHash: "",
    journal: { place: "none" },
    proposed: servicesOfSite(parseFacts(site.passport), report, bannerServices),
    saved: row && {
      choice: row.choice as BannerChoice,
      edition: row.edition,
      textHash: row.textHash,
      updatedAt: row.updatedAt.toISOString(),
    },
  };
}

/** The host in ASCII: «ромашка.рф» is `xn--80aa0aec0b.xn--p1ai`. */
const hostOf = (address: string) => new URL(toWebAddress(address) ?? `http://${address}`).hostname;
