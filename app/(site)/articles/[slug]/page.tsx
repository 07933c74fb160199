import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { TextArticle } from "@/components/page-blocks/texts/text-article";
import { TextMeta } from "@/components/page-blocks/texts/text-meta";
import { TextNeighbours } from "@/components/page-blocks/texts/text-neighbours";
import { TextTags } from "@/components/page-blocks/texts/text-tags";
import { PageFrame } from "@/components/shell/page/page-frame";
import { StructuredData } from "@/components/shell/page/structured-data";
import { pageMetadata } from "@/lib/features/seo/page-metadata";
import { articleData } from "@/lib/features/seo/structured-data";
import { getArticle, listArticles } from "@/lib/platform/content/list-texts";
import type { Article } from "@/lib/platform/content/published-text";

/** An unknown slug is a 404: nothing here is rendered per request (decision 0006). */
export const dynamicParams = false;

export const generateStaticParams = () => listArticles().map(({ slug }) => ({ slug }));

const pathOf = (article: Article) => `/articles/${article.slug}`;

export async function generateMetadata({
  params,
}: PageProps<"/articles/[slug]">): Promise<Metadata> {
  const article = getArticle((await params).slug);
  if (!article) return {};
  const { title, excerpt, publishedAt, category, tags } = article;
  return pageMetadata({
    path: pathOf(article),
    title,
    description: excerpt,
    article: { publishedAt, section: category, tags },
  });
}

/** The detail view with its way back (docs/specification/content.md#articles). */
export default async function ArticlePage({ params }: PageProps<"/articles/[slug]">) {
  const article = getArticle((await params).slug);
  if (!article) notFound();
  return (
    <PageFrame
      path={pathOf(article)}
      parent={{ href: "/articles", label: "Статьи" }}
      crumb={article.title}
      title={article.title}
      lead={article.excerpt}
    >
      <StructuredData
        data={articleData({
          ...article,
          path: pathOf(article),
          section: article.category,
          changedOn: article.checkedAt,
        })}
      />
      <div className="mb-9 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-y border-line py-2.5 max-lg:mb-0 max-lg:border-b-0">
        <TextMeta {...article} />
        <BackToArticles />
      </div>
      <TextArticle text={article} />
      <TextTags tags={article.tags} list="/articles" />
      <Neighbours slug={article.slug} />
      <p className="mt-8">
        <BackToArticles />
      </p>
    </PageFrame>
  );
}

function BackToArticles() {
  return (
    <Link
      href="/articles"
      data-print="hide"
      className="inline-flex min-h-9 items-center text-sm text-accent hover:text-accent-deep"
    >
      ← Все статьи
    </Link>
  );
}

function Neighbours({ slug }: { slug: string }) {
  const articles = listArticles();
  const at = articles.findIndex((other) => other.slug === slug);
  const neighbour = (article: Article | undefined) =>
    article && { ...article, href: pathOf(article) };
  return <TextNeighbours newer={neighbour(articles[at - 1])} older={neighbour(articles[at + 1])} />;
}
