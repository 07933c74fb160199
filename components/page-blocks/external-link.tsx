import { ArrowUpRight } from "lucide-react";
import type { ReactNode } from "react";
import { inlineLinkClasses } from "@/components/page-blocks/inline-text";

/**
 * A link to another site, marked for sighted users and screen readers. Sends no referrer and gives no access to our
 * window.
 */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={inlineLinkClasses}>
      {children}
      {/* With a word joiner, so that the arrow never wraps alone. */}
      <span aria-hidden="true" className="whitespace-nowrap">
        {"\u2060"}
        <ArrowUpRight strokeWidth={1.75} className="ml-0.5 inline size-[0.95em] align-[-0.05em]" />
      </span>
      <span className="sr-only"> (внешний сайт, откроется в новой вкладке)</span>
    </a>
  );
}

/** «pd.rkn.gov.ru»: the site that a link opens. */
export const hostOfLink = (href: string): string => new URL(href).hostname.replace(/^www\./, "");
