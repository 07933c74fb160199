import { articlesFeed } from "@/lib/features/seo/feeds";
import { rssResponse } from "@/lib/features/seo/rss";
import { listArticles } from "@/lib/platform/content/list-texts";

export const dynamic = "force-static";

/** The articles for feed readers. */
export function GET(): Response {
  return rssResponse({
    ...articlesFeed,
    items: listArticles().map((article) => ({ ...article, path: `/articles/${article.slug}` })),
  });
}
