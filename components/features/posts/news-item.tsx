import Link from "next/link";
import { TagList } from "@/components/features/posts/tag-list";
import { readingTime } from "@/components/page-blocks/texts/text-meta";
import { newsCategoryNames } from "@/content/posts/categories";
import { formatRussianDate } from "@/lib/core/time/moscow-time";
import { postPath } from "@/lib/features/posts/news/post-path";
import type { PostSummary } from "@/lib/features/posts/post";

type NewsItemProps = {
  post: PostSummary;
  /** One level below the heading above the list. */
  level: 2 | 3;
  /** Set if the list is not grouped by category. */
  showCategory?: boolean;
};

/** A line of the news or the blog: the date in the margin, then the title and excerpt. */
export function NewsItem({ post, level, showCategory = false }: NewsItemProps) {
  const Heading = `h${level}` as const;
  return (
    <article className="relative grid gap-x-8 gap-y-1 border-t border-line py-6 sm:grid-cols-[9.5rem_minmax(0,1fr)]">
      <p className="text-sm text-ink-faint sm:pt-1">
        <time dateTime={post.publishedAt}>{formatRussianDate(post.publishedAt)}</time>
      </p>
      <div className="max-w-2xl">
        <Heading className="text-[1.1875rem] leading-snug">
          <Link
            href={postPath(post)}
            className="text-ink no-underline after:absolute after:inset-0 hover:text-accent hover:underline"
          >
            {post.title}
          </Link>
        </Heading>
        <p className="mt-1.5 text-ink-soft">{post.excerpt}</p>
        <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-faint">
          {showCategory ? (
            <span className="font-medium text-ink-soft">{newsCategoryNames[post.category]}</span>
          ) : null}
          <span>{readingTime(post.readMinutes)}</span>
          <TagList tags={post.tags} />
        </p>
      </div>
    </article>
  );
}
