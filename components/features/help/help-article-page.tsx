import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { HelpLinks } from "@/components/features/help/help-links";
import { TextArticle } from "@/components/page-blocks/texts/text-article";
import { TextMeta } from "@/components/page-blocks/texts/text-meta";
import { PageFrame } from "@/components/shell/page/page-frame";
import { StructuredData } from "@/components/shell/page/structured-data";
import { helpCategoryNames } from "@/content/help/categories";
import { findHelpArticle, listHelpArticles } from "@/lib/features/help/data";
import { pageMetadata } from "@/lib/features/seo/page-metadata";
import { articleData } from "@/lib/features/seo/structured-data";

const pathOf = (slug: string) => `/help/${slug}`;

export async function helpArticleMetadata(slug: string): Promise<Metadata> {
  const article = await findHelpArticle(slug);
  if (!article) return {};
  const { title, excerpt, publishedOn, category } = article;
  return pageMetadata({
    path: pathOf(slug),
    title,
    description: excerpt,
    article: { publishedAt: publishedOn, section: helpCategoryNames[category], tags: [] },
  });
}

/** A help article of the operator's, with the others of its category. */
export async function HelpArticlePage({ slug }: { slug: string }) {
  const article = await findHelpArticle(slug);
  if (!article) notFound();
  const { title, category, publishedOn, changedOn } = article;
  const others = (await listHelpArticles()).filter(
    (other) => other.category === category && other.slug !== slug,
  );
  return (
    <PageFrame
      path={pathOf(slug)}
      parent={{ href: "/help", label: "Помощь" }}
      crumb={title}
      title={title}
    >
      <StructuredData
        data={articleData({
          path: pathOf(slug),
          title,
          excerpt: article.excerpt,
          section: helpCategoryNames[category],
          publishedAt: publishedOn,
          changedOn,
        })}
      />
      <TextMeta
        category={helpCategoryNames[category]}
        publishedAt={changedOn}
        checkedAt={undefined}
        readMinutes={article.readMinutes}
      />
      <div className="mt-8">
        <TextArticle text={article} />
      </div>
      {others.length > 0 ? (
        <nav aria-label="Статьи той же темы" data-print="hide" className="mt-12">
          <HelpLinks
            title="Ещё по теме"
            level="h2"
            articles={others.map((other) => ({ ...other, note: other.subcategory }))}
          />
        </nav>
      ) : null}
      <p data-print="hide" className="mt-8">
        <Link href={`/help?tab=${category}`} className="text-accent">
          ← Вопросы и статьи темы «{helpCategoryNames[category]}»
        </Link>
      </p>
    </PageFrame>
  );
}
