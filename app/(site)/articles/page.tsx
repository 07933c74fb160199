import { ArticleEntry } from "@/components/page-blocks/texts/article-entry";
import { TextFilter } from "@/components/page-blocks/texts/text-filter";
import { PageFrame } from "@/components/shell/page/page-frame";
import { articleCategories } from "@/content/posts/categories";
import { articlesFeed } from "@/lib/features/seo/feeds";
import { pageMetadata } from "@/lib/features/seo/page-metadata";
import { listArticles } from "@/lib/platform/content/list-texts";

export const generateMetadata = () =>
  pageMetadata({
    path: "/articles",
    title: "Статьи",
    description:
      "Большие тексты для владельца сайта: требования 152-ФЗ, согласия и cookie, ответы людям, иностранные сервисы, защита данных.",
    feed: { path: articlesFeed.feedPath, title: articlesFeed.title },
  });

/** All articles are prerendered and filtered in the browser (docs/specification/content.md#article-search). */
export default function ArticlesPage() {
  return (
    <PageFrame
      path="/articles"
      title="Статьи"
      lead="Пять больших текстов о персональных данных на сайте. Каждый отвечает на один вопрос целиком, с нормами, примерами и днём проверки."
    >
      <TextFilter
        items={listArticles().map((article, index) => ({
          slug: article.slug,
          title: article.title,
          excerpt: article.excerpt,
          tags: article.tags,
          category: article.category,
          node: <ArticleEntry article={article} isLead={index === 0} />,
        }))}
        categories={articleCategories.map((category) => ({ value: category, label: category }))}
        searchLabel="Поиск по статьям"
        searchHint="Например, утечка"
        nouns={["статья", "статьи", "статей"]}
        emptyTitle="Статьи не найдены"
        listClassName="mt-4 border-b border-line"
      />
      <p className="mt-8 text-sm text-ink-soft">
        Новые статьи можно читать в{" "}
        <a href={articlesFeed.feedPath} className="text-accent">
          ленте RSS
        </a>
        .
      </p>
    </PageFrame>
  );
}
