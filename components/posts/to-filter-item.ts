import type { PostSummary } from "@/lib/features/posts/post";

/** What the filter searches; nothing more of a text goes to the browser twice. */
export const toFilterItem = ({ slug, title, excerpt, tags, category }: PostSummary) => ({
  slug,
  title,
  excerpt,
  tags,
  category,
});
