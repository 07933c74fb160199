import "server-only";

import type { BannerChoice } from "@/lib/features/cookie-banner/schema";
import type { Transaction } from "@/lib/platform/db/database";

type NewBanner = { choice: BannerChoice; edition: number; textHash: string; policyHash: string };

/** Puts this banner in place of the site's earlier one. */
export async function putBanner(
  tx: Transaction,
  siteId: string,
  banner: NewBanner,
  now: Date,
): Promise<void> {
  const data = { ...banner, updatedAt: now };
  await tx.siteBanner.upsert({ where: { siteId }, create: { siteId, ...data }, update: data });
}

/** The site's row is locked until the transaction ends: two that save a banner at once come one after the other. */
export async function lockSite(tx: Transaction, siteId: string): Promise<void> {
  await tx.$queryRaw`SELECT id FROM sites WHERE id = ${siteId} FOR NO KEY UPDATE`;
}
