import Link from "next/link";
import { Marked } from "@/components/help/marked";

export type HelpLink = { slug: string; title: string; note: string | null; words: string };

type HelpLinksProps = {
  title: string;
  level: "h2" | "h3";
  articles: readonly Pick<HelpLink, "slug" | "title" | "note">[];
  /** What is looked for: marked in the titles. */
  query?: string;
};

/** The articles of a category, under its questions. */
export function HelpLinks({
  title: heading,
  level: Heading,
  articles,
  query = "",
}: HelpLinksProps) {
  if (articles.length === 0) return null;
  return (
    <>
      <Heading className="mt-6 text-[1.0625rem]">{heading}</Heading>
      <ul className="mt-2 space-y-2">
        {articles.map(({ slug, title, note }) => (
          <li key={slug}>
            <Link href={`/help/${slug}`} prefetch={false} className="text-accent">
              <Marked text={title} query={query} />
            </Link>
            {note ? <span className="ml-3 text-sm text-ink-faint">{note}</span> : null}
          </li>
        ))}
      </ul>
    </>
  );
}
