/** The list that shows a post. */
export const postSections = ["news", "blog"] as const;
export type PostSection = (typeof postSections)[number];
