import type { ReactNode } from "react";
import { Breadcrumb } from "@/components/shell/page/breadcrumb";
import type { NavLink } from "@/content/navigation";

type PageColumnProps = {
  /** The page's own path; its crumb comes from `pageTitles`, or from `crumb`. */
  path: string;
  /** The page between home and this one. */
  parent?: NavLink;
  crumb?: string;
  /** More space above and below, for a page that is one short form. */
  isRoomy?: boolean;
  children: ReactNode;
};

/** Breadcrumb and column of a page whose screen brings its own heading: of the cabinet, the sign-in, a catalogue. */
export function PageColumn({ path, parent, crumb, isRoomy = false, children }: PageColumnProps) {
  return (
    <>
      <Breadcrumb path={path} parent={parent} title={crumb} />
      <div className={`page-column ${isRoomy ? "py-10 sm:py-16" : "py-8 sm:py-10"}`}>
        {children}
      </div>
    </>
  );
}
