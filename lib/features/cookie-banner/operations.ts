import "server-only";

import { DomainError } from "@/lib/core/errors";
import { getBanner } from "@/lib/features/cookie-banner/data";
import { lockSite, putBanner } from "@/lib/features/cookie-banner/mutations";
import type { SiteBannerDetails } from "@/lib/features/cookie-banner/responses";
import type { BannerChoice, bannerRequest } from "@/lib/features/cookie-banner/schema";
import { toBannerSettings } from "@/lib/features/cookie-banner/settings-of-site";
import type { Visitor } from "@/lib/platform/auth/visitor";
import type { Database } from "@/lib/platform/db/database";
import { checkBanner } from "@/lib/tools/cookie-banner/check-banner";
import { textOfBanner } from "@/lib/tools/cookie-banner/text-of-banner";
import type { z } from "zod";

type Place = { siteUrl: string; now: Date };

/**
 * Saves the banner of a site. Other words or services are another edition, which asks every visitor again; so does
 * `askAgain`.
 * @throws DomainError NOT_FOUND; VALIDATION with the fields that `checkBanner` refuses.
 */
export async function saveBanner(
  database: Database,
  { userId }: Visitor,
  { id, askAgain, ...choice }: { id: string } & z.output<typeof bannerRequest>,
  place: Place,
): Promise<SiteBannerDetails> {
  await database.$transaction(async (tx) => {
    const before = await getBanner(tx, userId, id, place);
    await lockSite(tx, id);
    const { saved } = await getBanner(tx, userId, id, place);
    const settings = toBannerSettings(before, choice);
    refuseFaults(settings, choice);
    const { textHash } = textOfBanner(settings);
    const isNew = saved !== null && (askAgain || saved.textHash !== textHash);
    const edition = (saved?.edition ?? 1) + (isNew ? 1 : 0);
    await putBanner(tx, id, { choice, edition, textHash }, place.now);
  });
  return getBanner(database, userId, id, place);
}
