import type { BannerLanguage } from "@/lib/tools/cookie-banner/settings/choices";
import type { BannerSettings, BannerTexts } from "@/lib/tools/cookie-banner/settings/settings";

/** Ink on paper: 15:1; white on the button: 9:1. */
const defaultColours = {
  paper: "#fdfcf9",
  ink: "#1d2433",
  button: "#22406b",
  onButton: "#ffffff",
} as const;

/** The choice is asked for again after half a year. */
const defaultDays = 180;

/**
 * The initial settings of a builder: calm colours, no services, no journal, no guard.
 * @param options `texts` are the default texts, from `bannerTexts` of `content/tools/cookie-banner.ts`.
 */
export const defaultBanner = (options: {
  site: string;
  language: BannerLanguage;
  texts: BannerTexts;
  policyUrl?: string;
}): BannerSettings => ({
  site: options.site,
  language: options.language,
  position: "bottom",
  colours: defaultColours,
  texts: options.texts,
  policyUrl: options.policyUrl ?? "",
  policyHash: "",
  services: [],
  journal: { place: "none" },
  edition: 1,
  days: defaultDays,
  hasGuard: false,
});
