import Link from "next/link";
import { readingTime } from "@/components/page-blocks/texts/text-meta";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import { formatRussianDate } from "@/lib/core/time/moscow-time";
import { type Article, sourcesId } from "@/lib/platform/content/published-text";

type ArticleEntryProps = {
  article: Article;
  /** The newest article comes first and large, with its sections listed. */
  isLead?: boolean;
};

/**
 * An entry in the journal's table of contents: the rubric in the margin, then the question that the article answers.
 */
export function ArticleEntry({ article, isLead = false }: ArticleEntryProps) {
  const { slug, title, excerpt, category, tags, publishedAt, readMinutes, headings } = article;
  const path = `/articles/${slug}`;
  return (
    <article className="grid gap-x-10 gap-y-2 border-t border-line py-7 md:grid-cols-[11.5rem_minmax(0,1fr)] md:py-8">
      <p className="flex flex-wrap gap-x-4 text-sm text-ink-faint md:block md:pt-1">
        <span className="font-medium text-ink-soft md:block">{category}</span>
        <time dateTime={publishedAt} className="md:mt-1 md:block">
          {formatRussianDate(publishedAt)}
        </time>
        <span className="md:block">{readingTime(readMinutes)}</span>
      </p>
      <div className="max-w-2xl">
        <h2 className={isLead ? "text-2xl" : "text-xl"}>
          <Link href={path} className="text-ink no-underline hover:text-accent hover:underline">
            {title}
          </Link>
        </h2>
        <p className="mt-2.5 text-base text-ink-soft">{excerpt}</p>
        {isLead ? (
          <ul
            aria-label="Разделы статьи"
            className="mt-5 gap-x-10 border-l border-line pl-5 text-sm max-sm:hidden sm:columns-2"
          >
            {headings
              .filter(({ id }) => id !== sourcesId)
              .map(({ id, text }) => (
                <li key={id} className="break-inside-avoid">
                  <OnDemandLink
                    href={`${path}#${id}`}
                    className="block py-1 leading-snug text-ink-soft no-underline hover:text-accent hover:underline"
                  >
                    {text}
                  </OnDemandLink>
                </li>
              ))}
          </ul>
        ) : null}
        <p className="mt-4 text-sm text-ink-faint">
          <span className="sr-only">Метки: </span>
          {tags.join(", ")}
        </p>
      </div>
    </article>
  );
}
