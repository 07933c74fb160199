/** What a banner's file holds in addition to the code: `writeBanner` makes it of the settings. */
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
   * Eight letters of the site's own: element, classes, cookie and keys begin with them, so that no list can name them.
   */
  name: string;
  language: string;
  position: BannerSettings["position"];
  colours: BannerColours;
  texts: BannerTexts;
  /** Of a button that only closes what it stands on. */
  close: string;
  policyUrl: string;
  policyHash: string;
  /** `cookies` are all names to be erased, in the storages too. */
  services: readonly BannerService[];
  /** Where records go; empty for nowhere. */
  journal: string;
  edition: number;
  /** SHA-256 of what the visitor reads. */
  text: string;
  days: number;
  hasGuard: boolean;
};

/** Only what is asked about: a category without services has no key. */
export type Choice = Partial<Record<BannerCategory, boolean>>;

/** Categories that have a service, in the order in which they are shown. */
export const askedCategories = ({ services }: Pick<BannerConfig, "services">): BannerCategory[] =>
  (["functional", "analytics", "advertising"] as const).filter((category) =>
    services.some((service) => service.category === category),
  );
