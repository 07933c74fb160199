import type { ReactNode } from "react";
import { InlineText } from "@/components/page-blocks/inline-text";
import { typeset } from "@/lib/russian/screen-typography";

type PageSectionProps = {
  /** The anchor. */
  id: string;
  title: string;
  /** The answer of this section, before its details. */
  lead?: string;
  children: ReactNode;
};

/** A section of a text page. The first one follows the page's heading closely. */
export function PageSection({ id, title, lead, children }: PageSectionProps) {
  return (
    <section aria-labelledby={id} className="mt-14 first:mt-0">
      <h2 id={id} className="text-xl">
        {typeset(title)}
      </h2>
      {lead ? (
        <p className="measure mt-2.5 text-ink-soft">
          <InlineText>{lead}</InlineText>
        </p>
      ) : null}
      <div className="mt-5">{children}</div>
    </section>
  );
}
