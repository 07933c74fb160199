import type { PostSummary } from "@/lib/features/posts/post";

/** Only the fields that the filter searches, so that no other text is sent to the browser twice. */
export const toFilterItem = ({ slug, title, excerpt, tags, category }: PostSummary) => ({
  slug,
  title,
  excerpt,
  tags,
  category,
});
