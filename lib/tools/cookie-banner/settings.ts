/**
 * What a banner of cookies is made of: docs/specification/on-the-site.md#the-banner. The free builder keeps it in the browser, the
 * cabinet stores it for each site; `writeBanner` makes the file of it.
 */

/** What a visitor chooses; what the site cannot work without is no choice. */
export const bannerCategories = ["functional", "analytics", "advertising"] as const;
export type BannerCategory = (typeof bannerCategories)[number];

/** A service that waits for the choice. */
export type BannerService = {
  /** Of the catalogue of services, or of the owner's own making. */
  key: string;
  name: string;
  category: BannerCategory;
  /** As the catalogue writes them: `mc.yandex.ru`, all below it included, or `vk.com/rtrg`. */
  hosts: string[];
  /** Names of its files; a star at the end stands for any ending. */
  cookies: string[];
  /** Numbers of its counters, where they are known. */
  ids: string[];
};

/** A service of the catalogue, with the other names by which owners call it. */
export type KnownBannerService = BannerService & { aliases: readonly string[] };

export const bannerPositions = ["bottom", "bottomLeft", "bottomRight", "centre"] as const;
export const bannerLanguages = ["ru", "en"] as const;
export type BannerLanguage = (typeof bannerLanguages)[number];

/** Where the proof of each choice is written (152-ФЗ ст. 9 ч. 3). */
export type BannerJournal =
  | { place: "none" }
  /** A file of ours on the owner's server. */
  | { place: "own"; url: string }
  /** With us: then we process by the owner's order (152-ФЗ ст. 6 ч. 3). */
  | { place: "ours"; url: string };

/** Words that a visitor reads. Plain text, never markup. */
export type BannerTexts = {
  title: string;
  body: string;
  accept: string;
  refuse: string;
  settings: string;
  save: string;
  /** The link that stays on every page: «Настройки cookie». */
  reopen: string;
  policyLink: string;
  necessary: string;
  necessaryHint: string;
  categories: Record<BannerCategory, { name: string; hint: string }>;
  /** After withdrawal: what only the service itself can erase. */
  leftBehind: string;
};

/** Colours as `#rrggbb`. */
export type BannerColours = { paper: string; ink: string; button: string; onButton: string };

export type BannerSettings = {
  /** Whose site it is; marks the records of the journal. At most 64 of `[A-Za-z0-9.-]`. */
  site: string;
  language: BannerLanguage;
  position: (typeof bannerPositions)[number];
  colours: BannerColours;
  /** Own words in place of the templates' ones. */
  texts: BannerTexts;
  /** A page of the site or an address with `https://`. */
  policyUrl: string;
  /** The edition of the cookie policy that the visitor may read, as `SHA-256` in hex; empty where it is not ours. */
  policyHash: string;
  services: BannerService[];
  journal: BannerJournal;
  /** Raised by the owner to ask everybody again; begins with 1. */
  edition: number;
  /** For how many days a choice holds, 1–365. */
  days: number;
  /** Holds back scripts of the services' hosts that stand on the page as they are: the file is then first in `head`. */
  hasGuard: boolean;
};
