import type { TextHeading } from "@/lib/platform/content/published-text";

/** Shorter texts have no table of contents. */
const minHeadings = 4;

const linkClasses = "block py-1.5 text-ink-soft no-underline hover:text-accent hover:underline";

/**
 * The table of contents of a long text: next to it on a wide screen, collapsed above it on a narrow one. Renders
 * nothing for fewer than four sections.
 */
export function TextContents({ headings }: { headings: readonly TextHeading[] }) {
  if (headings.length < minHeadings) return null;
  const list = (
    <ol className="text-sm leading-snug">
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`} className={linkClasses}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <details data-print="hide" className="group mb-8 border-y border-line lg:hidden">
        <summary className="flex min-h-12 items-center justify-between gap-4 font-medium">
          Содержание
          <span
            aria-hidden="true"
            className="text-xl leading-none font-normal text-ink-faint transition-transform duration-150 group-open:rotate-45"
          >
            +
          </span>
        </summary>
        <nav aria-label="Содержание" className="pb-4">
          {list}
        </nav>
      </details>
      <nav
        aria-labelledby="contents-title"
        data-print="hide"
        className="sticky top-24 max-h-[calc(100dvh-8rem)] overflow-y-auto border-l border-line pl-5 max-lg:hidden"
      >
        <p id="contents-title" className="mb-1.5 text-xs font-medium text-ink-faint">
          Содержание
        </p>
        {list}
      </nav>
    </>
  );
}
