import type { News } from "@/lib/content/text";

/** What the filter searches; nothing more of a text goes to the browser twice. */
export const toFilterItem = ({ slug, title, excerpt, tags, category }: News) => ({
  slug,
  title,
  excerpt,
  tags,
  category,
});
