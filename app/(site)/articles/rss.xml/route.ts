import { articlesFeed } from "@/lib/content/articles-feed";
import { listArticles } from "@/lib/content/texts";
import { rssResponse } from "@/lib/seo/rss";

export const dynamic = "force-static";

/** The articles for feed readers. */
export function GET(): Response {
  return rssResponse({
    ...articlesFeed,
    items: listArticles().map((article) => ({ ...article, path: `/articles/${article.slug}` })),
  });
}
