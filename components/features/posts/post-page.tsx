import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { TextArticle } from "@/components/page-blocks/texts/text-article";
import { TextMeta } from "@/components/page-blocks/texts/text-meta";
import { TextNeighbours } from "@/components/page-blocks/texts/text-neighbours";
import { TextTags } from "@/components/page-blocks/texts/text-tags";
import { PageFrame } from "@/components/shell/page/page-frame";
import { StructuredData } from "@/components/shell/page/structured-data";
import type { NavLink } from "@/content/navigation";
import { newsCategoryNames } from "@/content/posts/categories";
import { findPost, listPosts } from "@/lib/features/posts/news/data";
import { neighboursOf } from "@/lib/features/posts/news/operations";
import { type PostFolder, postPath } from "@/lib/features/posts/news/post-path";
import type { PostSummary } from "@/lib/features/posts/post";
import { pageMetadata } from "@/lib/features/seo/page-metadata";
import { articleData } from "@/lib/features/seo/structured-data";
import { typeset } from "@/lib/russian/screen-typography";

const parents: Record<PostFolder, NavLink> = {
  news: { href: "/news", label: "Новости" },
  blog: { href: "/blog", label: "Блог" },
};

/** Slugs known at build time: every post opens in both folders. The operator's are added later. */
export async function postParams(): Promise<{ slug: string }[]> {
  return (await listPosts()).map(({ slug }) => ({ slug }));
}

/** Metadata of a post, the same in both folders: its canonical link names the folder it belongs to. */
export async function postMetadata(slug: string): Promise<Metadata> {
  const post = await findPost(slug);
  if (!post) return {};
  const { title, excerpt, publishedAt, category, tags } = post;
  return pageMetadata({
    path: postPath(post),
    title,
    description: excerpt,
    article: { publishedAt, section: newsCategoryNames[category], tags },
  });
}

/** A post of the news or the blog (docs/specification/content.md#news). */
export async function PostPage({ folder, slug }: { folder: PostFolder; slug: string }) {
  const post = await findPost(slug);
  if (!post) notFound();
  const posts = await listPosts();
  const category = newsCategoryNames[post.category];
  const { newer, older } = neighboursOf(posts, slug);
  return (
    <PageFrame
      path={`/${folder}/${slug}`}
      parent={parents[folder]}
      crumb={post.title}
      title={post.title}
      lead={post.excerpt}
    >
      <StructuredData
        data={articleData({
          ...post,
          path: postPath(post),
          section: category,
          changedOn: post.changedOn,
        })}
      />
      <TextMeta
        category={category}
        publishedAt={post.publishedAt}
        checkedAt={post.checkedAt}
        readMinutes={post.readMinutes}
      />
      <div className="mt-8">{post.html === "" ? <NoBody /> : <TextArticle text={post} />}</div>
      <TextTags tags={post.tags} list="/news" />
      <TextNeighbours newer={newer && toNeighbour(newer)} older={older && toNeighbour(older)} />
      <p data-print="hide" className="mt-8">
        <Link href={parents[folder].href} className="text-accent">
          ← {folder === "news" ? "Все новости" : "Все записи блога"}
        </Link>
      </p>
    </PageFrame>
  );
}

const toNeighbour = (post: PostSummary) => ({ ...post, href: postPath(post) });

/** Shown for a post of which only the excerpt is stored; the excerpt itself is under the title. */
function NoBody() {
  return (
    <p className="measure border-l-2 border-line-strong pl-4 text-ink-soft">
      {typeset("Полный текст пока не подключён к системе публикаций")}
    </p>
  );
}
