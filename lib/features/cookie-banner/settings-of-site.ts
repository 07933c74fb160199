import type { SiteBannerDetails } from "@/lib/features/cookie-banner/responses";
import type { BannerChoice } from "@/lib/features/cookie-banner/schema";
import type { BannerSettings } from "@/lib/tools/cookie-banner/settings";

/** What a banner is made of: the owner's choice, and what its site says of itself. Runs in the browser too. */
export const toBannerSettings = (
  { site, policyHash, journal, saved }: SiteBannerDetails,
  choice: BannerChoice,
): BannerSettings => ({ ...choice, site, policyHash, journal, edition: saved?.edition ?? 1 });
