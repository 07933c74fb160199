import type { ReactNode } from "react";
import { LineState } from "@/components/features/installation/line-state";
import type { LineState as State } from "@/lib/features/installation/responses";
import { typeset } from "@/lib/russian/screen-typography";

type InstallSectionProps = {
  id: string;
  title: string;
  /** Left out if each line has a state of its own. */
  state?: State;
  seenAt: string | null;
  lead: string;
  children?: ReactNode;
};

/** One thing to install on the site, and whether it was seen there. */
export function InstallSection({ id, title, state, seenAt, lead, children }: InstallSectionProps) {
  return (
    <section aria-labelledby={id} className="mt-10 border-t border-line pt-7">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {state ? <LineState state={state} seenAt={seenAt} /> : null}
      </div>
      <p className="measure mt-1.5 text-sm text-ink-soft">{typeset(lead)}</p>
      {children}
    </section>
  );
}
