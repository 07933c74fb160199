import Link from "next/link";
import { TagList } from "@/components/features/posts/tag-list";
import { TextMeta } from "@/components/page-blocks/texts/text-meta";
import { newsCategoryNames } from "@/content/posts/categories";
import { postPath } from "@/lib/features/posts/news/post-path";
import type { PostSummary } from "@/lib/features/posts/post";

/** The lead item, laid out like the front page of a newspaper. */
export function MainNews({ post }: { post: PostSummary }) {
  return (
    <article
      aria-labelledby="main-news"
      className="relative mb-12 border-y border-t-ink border-b-line py-7 sm:py-9"
    >
      <p className="font-serif text-base text-accent">Главное</p>
      <h2 id="main-news" className="mt-2 max-w-[36ch] text-2xl">
        <Link
          href={postPath(post)}
          className="text-ink no-underline after:absolute after:inset-0 hover:text-accent hover:underline"
        >
          {post.title}
        </Link>
      </h2>
      <p className="measure mt-3 mb-4 text-base text-ink-soft">{post.excerpt}</p>
      <TextMeta
        category={newsCategoryNames[post.category]}
        publishedAt={post.publishedAt}
        checkedAt={post.checkedAt}
        readMinutes={post.readMinutes}
      />
      <p className="mt-2 text-sm text-ink-faint">
        <TagList tags={post.tags} />
      </p>
    </article>
  );
}
