import { Highlight } from "@/components/features/help/highlight";
import { OnDemandLink } from "@/components/ui/on-demand-link";

export type HelpLink = { slug: string; title: string; note: string | null; words: string };

type HelpLinksProps = {
  title: string;
  level: "h2" | "h3";
  articles: readonly Pick<HelpLink, "slug" | "title" | "note">[];
  /** The search text: highlighted in the titles. */
  query?: string;
};

/** The articles of a category, below its questions. */
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
            <OnDemandLink href={`/help/${slug}`} className="text-accent">
              <Highlight text={title} query={query} />
            </OnDemandLink>
            {note ? <span className="ml-3 text-sm text-ink-faint">{note}</span> : null}
          </li>
        ))}
      </ul>
    </>
  );
}
