/** The data of a banner file, without its code: made by `writeBanner` from the settings. */
import type { BannerCategory } from "@/lib/tools/cookie-banner/settings/choices";
import type {
  BannerColours,
  BannerService,
  BannerSettings,
  BannerTexts,
} from "@/lib/tools/cookie-banner/settings/settings";

export type BannerConfig = {
  site: string;
  /**
   * Eight letters derived from the site: the prefix of elements, classes, the cookie and keys, so that no blocklist can
   * name them.
   */
  name: string;
  language: string;
  position: BannerSettings["position"];
  colours: BannerColours;
  texts: BannerTexts;
  /** The label of a button that only closes its panel. */
  close: string;
  policyUrl: string;
  policyHash: string;
  /** `cookies` are all names to be deleted, in the storages too. */
  services: readonly BannerService[];
  /** Where records are sent; empty for nowhere. */
  journal: string;
  edition: number;
  /** SHA-256 of the text that the visitor reads. */
  text: string;
  days: number;
  hasGuard: boolean;
};

/** Only the categories that the banner asks about: one without services has no key. */
export type Choice = Partial<Record<BannerCategory, boolean>>;

/** Categories that have a service, in display order. */
export const askedCategories = ({ services }: Pick<BannerConfig, "services">): BannerCategory[] =>
  (["functional", "analytics", "advertising"] as const).filter((category) =>
    services.some((service) => service.category === category),
  );
