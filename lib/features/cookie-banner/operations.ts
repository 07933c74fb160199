import "server-only";

import type { z } from "zod";
import { DomainError } from "@/lib/core/errors";
import { getBanner } from "@/lib/features/cookie-banner/data";
import { lockSite, putBanner } from "@/lib/features/cookie-banner/mutations";
import type { SiteBannerDetails } from "@/lib/features/cookie-banner/responses";
import type { bannerRequest } from "@/lib/features/cookie-banner/schema";
import { toBannerSettings } from "@/lib/features/cookie-banner/settings-of-site";
import { saveConsentText } from "@/lib/features/journal/mutations";
import type { Caller } from "@/lib/platform/auth/caller";
import type { Database } from "@/lib/platform/db/database";
import { checkBanner } from "@/lib/tools/cookie-banner/check-banner";
import type { BannerSettings } from "@/lib/tools/cookie-banner/settings/settings";
import { sha256Hex } from "@/lib/tools/cookie-banner/settings/site-name";
import { textOfBanner } from "@/lib/tools/cookie-banner/text-of-banner";

type Place = { siteUrl: string; now: Date };

/**
 * Saves the banner of a site. Changed texts or services make a new edition, which asks every visitor again; so does
 * `askAgain`.
 * @throws DomainError NOT_FOUND; VALIDATION with the faults that `checkBanner` finds, by field.
 */
export async function saveBanner(
  database: Database,
  { userId }: Caller,
  { id, askAgain, ...choice }: { id: string } & z.output<typeof bannerRequest>,
  place: Place,
): Promise<SiteBannerDetails> {
  return database.$transaction(async (tx) => {
    await lockSite(tx, id);
    const stored = await getBanner(tx, userId, id, place);
    const settings = toBannerSettings(stored, choice);
    rejectProblems(settings);
    const text = textOfBanner(settings);
    const textHash = sha256Hex(text);
    const { saved } = stored;
    const isNew = saved !== null && (askAgain || saved.textHash !== textHash);
    const edition = (saved?.edition ?? 1) + (isNew ? 1 : 0);
    const { policyHash } = stored;
    await putBanner(tx, id, { choice, edition, textHash, policyHash }, place.now);
    await saveConsentText(tx, id, { hash: textHash, text, edition }, place.now);
    return getBanner(tx, userId, id, place);
  });
}

/** @throws DomainError VALIDATION */
function rejectProblems(settings: BannerSettings): void {
  const faults = Object.entries(checkBanner(settings));
  const [first] = faults;
  if (!first) return;
  throw new DomainError("VALIDATION", first[1], {
    fieldErrors: Object.fromEntries(faults.map(([field, text]) => [field, [text]])),
  });
}
