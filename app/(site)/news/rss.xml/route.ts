import { newsCategoryNames } from "@/content/posts/categories";
import { listPosts } from "@/lib/features/posts/news/data";
import { postPath } from "@/lib/features/posts/news/post-path";
import { newsFeed } from "@/lib/features/seo/feeds";
import { rssResponse } from "@/lib/features/seo/rss";

export const dynamic = "force-static";

/** News and blog for feed readers, each post under its canonical address. */
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
