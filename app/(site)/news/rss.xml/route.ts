import { newsCategoryNames } from "@/content/text-categories";
import { listPosts } from "@/lib/news/data";
import { newsFeed } from "@/lib/news/feed";
import { postPath } from "@/lib/news/operations";
import { rssResponse } from "@/lib/seo/rss";

export const dynamic = "force-static";

/** The news and the blog for feed readers, each text under its canonical address. */
export async function GET(): Promise<Response> {
  const posts = await listPosts();
  return rssResponse({
    ...newsFeed,
    items: posts.map((post) => ({
      ...post,
      path: postPath(post),
      category: newsCategoryNames[post.category],
    })),
  });
}
