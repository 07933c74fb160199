import type { ReactNode } from "react";
import { PageColumn } from "@/components/shell/page/page-column";
import type { NavLink } from "@/content/navigation";
import { typeset } from "@/lib/russian/screen-typography";

type PageFrameProps = {
  /** The page's own path; its crumb comes from `pageTitles`, or from `crumb`. */
  path: string;
  title: string;
  /** The answer to the page's question, in a sentence or two. */
  lead?: string;
  parent?: NavLink;
  crumb?: string;
  children: ReactNode;
};

/** The layout of every text page: breadcrumb, one heading, the answer first. */
export function PageFrame({ path, title, lead, parent, crumb, children }: PageFrameProps) {
  return (
    <PageColumn path={path} parent={parent} crumb={crumb}>
      <h1 className="max-w-[22ch] text-3xl sm:max-w-[30ch]">{typeset(title)}</h1>
      {lead ? <p className="measure mt-3 text-base text-ink-soft">{typeset(lead)}</p> : null}
      <div className="mt-9">{children}</div>
    </PageColumn>
  );
}
