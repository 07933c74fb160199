import { inlineLinkClasses } from "@/components/page-blocks/inline-text";
import { typeset } from "@/lib/russian/screen-typography";

/** Table of contents of a long page. */
export function Contents({ sections }: { sections: readonly { id: string; title: string }[] }) {
  return (
    <nav aria-label="На этой странице" className="mb-12 print:hidden">
      <ul className="flex flex-wrap gap-x-6 gap-y-1.5 text-sm">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={inlineLinkClasses}>
              {typeset(title)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
