import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { PostNeighbours } from "@/components/news/post-neighbours";
import { PageFrame } from "@/components/shell/page-frame";
import { StructuredData } from "@/components/shell/structured-data";
import { TextBody } from "@/components/text/text-body";
import { TextContents } from "@/components/text/text-contents";
import { TextMeta } from "@/components/text/text-meta";
import type { Place } from "@/content/navigation";
import { newsCategoryNames } from "@/content/text-categories";
import { findPost, listPosts } from "@/lib/news/data";
import { neighboursOf, type PostFolder, postPath } from "@/lib/news/operations";
import { typeset } from "@/lib/russian/typography";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { articleData } from "@/lib/seo/structured-data";

const parents: Record<PostFolder, Place> = {
  news: { href: "/news", label: "Новости" },
  blog: { href: "/blog", label: "Блог" },
};

/** The addresses of a folder: every text opens in both. */
export async function postParams(): Promise<{ slug: string }[]> {
  return (await listPosts()).map(({ slug }) => ({ slug }));
}

/** The head of a text, the same in both folders: its canonical link names the one where it is at home. */
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

/** A text of the news or the blog: specification § 2 «News». */
export async function PostPage({ folder, slug }: { folder: PostFolder; slug: string }) {
  const posts = await listPosts();
  const post = posts.find((other) => other.slug === slug);
  if (!post) notFound();
  const category = newsCategoryNames[post.category];
  return (
    <PageFrame
      path={`/${folder}/${slug}`}
      parent={parents[folder]}
      crumb={post.title}
      title={post.title}
      lead={post.excerpt}
    >
      <StructuredData data={articleData({ ...post, path: postPath(post), section: category })} />
      <TextMeta
        category={category}
        publishedAt={post.publishedAt}
        checkedAt={post.checkedAt}
        readMinutes={post.readMinutes}
      />
      <div className="mt-8 gap-x-14 lg:grid lg:grid-cols-[minmax(0,1fr)_16rem]">
        <div className="lg:order-2">
          <TextContents headings={post.headings} />
        </div>
        <article aria-label={post.title} className="min-w-0">
          {post.html === "" ? <NoBody /> : <TextBody html={post.html} />}
        </article>
      </div>
      <ul data-print="hide" className="mt-12 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {post.tags.map((tag) => (
          <li key={tag}>
            <Link
              href={`/news?q=${encodeURIComponent(tag)}`}
              className="inline-block py-1 text-ink-soft hover:text-accent"
            >
              {tag}
            </Link>
          </li>
        ))}
      </ul>
      <PostNeighbours {...neighboursOf(posts, slug)} />
      <p data-print="hide" className="mt-8">
        <Link href={parents[folder].href} className="text-accent">
          ← {folder === "news" ? "Все новости" : "Все записи блога"}
        </Link>
      </p>
    </PageFrame>
  );
}

/** A text of which only the excerpt is stored; the excerpt itself stands under the title. */
function NoBody() {
  return (
    <p className="measure border-l-2 border-line-strong pl-4 text-ink-soft">
      {typeset("Полный текст пока не подключён к системе публикаций")}
    </p>
  );
}
