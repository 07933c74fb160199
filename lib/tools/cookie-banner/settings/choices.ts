/** The option lists of a banner; kept small, because the code in visitors' browsers imports them. */

/** The categories a visitor can choose; what the site cannot work without is not one. */
export const bannerCategories = ["functional", "analytics", "advertising"] as const;
export type BannerCategory = (typeof bannerCategories)[number];

export const bannerPositions = ["bottom", "bottomLeft", "bottomRight", "centre"] as const;

export const bannerLanguages = ["ru", "en"] as const;
export type BannerLanguage = (typeof bannerLanguages)[number];
