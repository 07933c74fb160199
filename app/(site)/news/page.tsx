import { FollowNews } from "@/components/features/posts/follow-news";
import { MainNews } from "@/components/features/posts/main-news";
import { NewsFilter } from "@/components/features/posts/news-filter";
import { NewsItem } from "@/components/features/posts/news-item";
import { toFilterItem } from "@/components/features/posts/to-filter-item";
import { PageFrame } from "@/components/shell/page/page-frame";
import { listPosts } from "@/lib/features/posts/news/data";
import { groupByCategory, mainPost } from "@/lib/features/posts/news/operations";
import { newsFeed } from "@/lib/features/seo/feeds";
import { pageMetadata } from "@/lib/features/seo/page-metadata";

export const generateMetadata = () =>
  pageMetadata({
    path: "/news",
    title: "Новости",
    description:
      "Перемены в законе о персональных данных, руководства и ответы для владельца сайта: с нормами и датой проверки.",
    feed: { path: newsFeed.feedPath, title: newsFeed.title },
  });

/**
 * One lead item, then the rest by category (docs/specification/content.md#news). All of it is prerendered and filtered
 * in the browser.
 */
export default async function NewsPage() {
  const posts = await listPosts();
  const main = mainPost(posts);
  return (
    <PageFrame
      path="/news"
      title="Новости"
      lead="Что изменилось в законе о персональных данных и что с этим делать владельцу сайта. У каждого утверждения названа норма, у каждого текста — день проверки."
    >
      <NewsFilter
        items={posts.map((post) => ({
          ...toFilterItem(post),
          node: <NewsItem post={post} level={3} />,
        }))}
        categories={groupByCategory(posts).map(({ category, name }) => ({
          value: category,
          label: name,
        }))}
        main={main && { slug: main.slug, node: <MainNews post={main} /> }}
        searchLabel="Поиск по новостям"
        searchHint="Например, согласие"
        nouns={["текст", "текста", "текстов"]}
        emptyTitle="Ничего не найдено"
      />
      <FollowNews />
    </PageFrame>
  );
}
