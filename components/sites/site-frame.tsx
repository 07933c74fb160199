import Link from "next/link";
import type { ReactNode } from "react";
import { SiteRoleProvider } from "@/components/organisations/site/site-role";
import { SiteSkeleton } from "@/components/sites/site-states";
import { typeset } from "@/lib/russian/screen-typography";

type SiteFrameProps = {
  siteId: string;
  /** One step up; by default from a part of the site to the site. */
  back?: { href: string; words: string };
  /** Null while it is not known who is here: grey bars stand in its place. */
  children: ReactNode;
};

/** What stands around each screen of a site. */
export function SiteFrame({
  siteId,
  back = { href: `/sites/${siteId}`, words: "Сайт" },
  children,
}: SiteFrameProps) {
  return (
    <>
      <nav aria-label="Вы здесь" data-print="hide" className="page-column pt-5 text-xs">
        <Link
          href={back.href}
          className="text-ink-faint no-underline hover:text-accent hover:underline"
        >
          ← {back.words}
        </Link>
      </nav>
      <div className="page-column py-8 sm:py-10">
        <SiteRoleProvider id={siteId}>{children ?? <SiteSkeleton />}</SiteRoleProvider>
      </div>
    </>
  );
}

type SiteHeadingProps = {
  title: string;
  address: string;
  /** What the part is for, in a sentence or two. */
  lead: string;
  children?: ReactNode;
};

/** The heading of a part of a site: what it is, of which site, what it is for. */
export function SiteHeading({ title, address, lead, children }: SiteHeadingProps) {
  return (
    <header>
      <h1 className="text-2xl break-words sm:text-3xl">{title}</h1>
      <p className="mt-1.5 text-sm break-words text-ink-soft">{address}</p>
      <p className="measure mt-4 text-ink-soft">{typeset(lead)}</p>
      {children}
    </header>
  );
}
