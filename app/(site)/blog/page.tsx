import { NewsItem } from "@/components/features/posts/news-item";
import { toFilterItem } from "@/components/features/posts/to-filter-item";
import { TextFilter } from "@/components/page-blocks/texts/text-filter";
import { PageFrame } from "@/components/shell/page/page-frame";
import { listPosts } from "@/lib/features/posts/news/data";
import { groupByCategory } from "@/lib/features/posts/news/operations";
import { pageMetadata } from "@/lib/features/seo/page-metadata";

export const generateMetadata = () =>
  pageMetadata({
    path: "/blog",
    title: "Блог",
    description:
      "Руководства, разборы закона и ответы на вопросы для владельца сайта: все тексты подряд, новые сверху.",
  });

/** The posts laid out as a journal (docs/specification/content.md#blog). */
export default async function BlogPage() {
  const posts = await listPosts();
  return (
    <PageFrame
      path="/blog"
      title="Блог"
      lead="Все тексты подряд, новые сверху: разборы закона, руководства, ответы на вопросы и что нового в сервисе."
    >
      <TextFilter
        items={posts.map((post) => ({
          ...toFilterItem(post),
          node: <NewsItem post={post} level={2} showCategory />,
        }))}
        categories={groupByCategory(posts).map(({ category, name }) => ({
          value: category,
          label: name,
        }))}
        searchLabel="Поиск по блогу"
        searchHint="Например, согласие"
        nouns={["текст", "текста", "текстов"]}
        emptyTitle="Ничего не найдено"
        listClassName="mt-4 border-b border-line"
      />
    </PageFrame>
  );
}
