import type { BannerLanguage } from "./choices";
import type { BannerSettings, BannerTexts } from "./settings";

/** Ink on paper: 15:1; white on the button: 9:1. */
const defaultColours = {
  paper: "#fdfcf9",
  ink: "#1d2433",
  button: "#22406b",
  onButton: "#ffffff",
} as const;

/** A choice is asked for again after half a year. */
const defaultDays = 180;

/**
 * What a builder begins with: calm colours, no services, no journal, no guard.
 * @param given `texts` are the templates' ones, by `bannerTexts` of `content/tools/cookie-banner.ts`.
 */
export const defaultBanner = (given: {
  site: string;
  language: BannerLanguage;
  texts: BannerTexts;
  policyUrl?: string;
}): BannerSettings => ({
  site: given.site,
  language: given.language,
  position: "bottom",
  colours: defaultColours,
  texts: given.texts,
  policyUrl: given.policyUrl ?? "",
  policyHash: "",
  services: [],
  journal: { place: "none" },
  edition: 1,
  days: defaultDays,
  hasGuard: false,
});
