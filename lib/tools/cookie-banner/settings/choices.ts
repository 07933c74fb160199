/** The lists that a banner is chosen of; what runs in a browser reads them, so nothing else stands here. */

/** What a visitor chooses; what the site cannot work without is no choice. */
export const bannerCategories = ["functional", "analytics", "advertising"] as const;
export type BannerCategory = (typeof bannerCategories)[number];

export const bannerPositions = ["bottom", "bottomLeft", "bottomRight", "centre"] as const;

export const bannerLanguages = ["ru", "en"] as const;
export type BannerLanguage = (typeof bannerLanguages)[number];
