import Link from "next/link";

type TextTagsProps = {
  tags: readonly string[];
  /** The page that searches by tag: `/news`. */
  list: string;
};

/** The tags of a text; each links to other texts with the same tag. */
export function TextTags({ tags, list }: TextTagsProps) {
  return (
    <div data-print="hide" className="mt-12 flex flex-wrap gap-x-4 text-sm">
      <p id="tags" className="py-1 text-ink-faint">
        По теме:
      </p>
      <ul aria-labelledby="tags" className="flex flex-wrap gap-x-4">
        {tags.map((tag) => (
          <li key={tag}>
            <Link
              href={`${list}?q=${encodeURIComponent(tag)}`}
              className="inline-block py-1 text-ink-soft underline decoration-line-strong hover:text-accent"
            >
              {tag}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
