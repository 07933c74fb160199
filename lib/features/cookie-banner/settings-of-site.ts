import type { SiteBannerDetails } from "@/lib/features/cookie-banner/responses";
import type { BannerChoice } from "@/lib/features/cookie-banner/schema";
import type { BannerSettings } from "@/lib/tools/cookie-banner/settings/settings";

/** Builds the settings of a banner from the owner's choice and the site's data. Runs in the browser too. */
export function toBannerSettings(
  { site, policyHash, journal: { place, url }, saved }: SiteBannerDetails,
  { journalUrl, ...choice }: BannerChoice,
): BannerSettings {
  const journal =
    place === "none"
      ? ({ place } as const)
      : ({ place, url: place === "own" ? journalUrl : url } as const);
  return { ...choice, site, policyHash, journal, edition: saved?.edition ?? 1 };
}
