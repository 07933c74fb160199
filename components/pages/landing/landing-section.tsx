import type { ReactNode } from "react";
import { typeset } from "@/lib/russian/screen-typography";

type LandingSectionProps = {
  id: string;
  /** The number of the paragraph: the page is laid out like the documents. */
  number: number;
  title: string;
  lead?: string;
  children: ReactNode;
};

/** A section of the landing page: its sign hangs in the margin, the text stays in the column. */
export function LandingSection({ id, number, title, lead, children }: LandingSectionProps) {
  return (
    <section aria-labelledby={id} className="page-column drawn-late mt-20 sm:mt-28">
      <div className="border-t border-ink/80 pt-6 lg:grid lg:grid-cols-[8rem_minmax(0,1fr)]">
        <p aria-hidden="true" className="font-serif text-lg text-accent">
          §&nbsp;{number}
        </p>
        <div className="max-lg:mt-2">
          <h2 id={id} className="text-2xl">
            {title}
          </h2>
          {lead ? <p className="measure mt-3 text-base text-ink-soft">{typeset(lead)}</p> : null}
          <div className="mt-8">{children}</div>
        </div>
      </div>
    </section>
  );
}
