import "server-only";

import type { BannerChoice } from "@/lib/features/cookie-banner/schema";
import type { Transaction } from "@/lib/platform/db/database";

type NewBanner = { choice: BannerChoice; edition: number; textHash: string; policyHash: string };

/** Replaces the site's banner. */
export async function putBanner(
  tx: Transaction,
  siteId: string,
  banner: NewBanner,
  now: Date,
): Promise<void> {
  const data = { ...banner, updatedAt: now };
  await tx.siteBanner.upsert({ where: { siteId }, create: { siteId, ...data }, update: data });
}

/**
 * Locks the site's row until the transaction ends, so that two calls that save a banner at once run one after the
 * other.
 */
export async function lockSite(tx: Transaction, siteId: string): Promise<void> {
  await tx.$queryRaw`SELECT id FROM sites WHERE id = ${siteId} FOR NO KEY UPDATE`;
}
