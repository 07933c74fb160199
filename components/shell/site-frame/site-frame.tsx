import Link from "next/link";
import type { ReactNode } from "react";
import { SiteSkeleton } from "@/components/shell/site-frame/site-states";
import { usePageTitle } from "@/components/shell/use-page-title";
import { typeset } from "@/lib/russian/screen-typography";

type SiteFrameProps = {
  /** Null while the session is unknown: shows placeholders. */
  children: ReactNode;
} & (
  | {
      /** The site, for a part of it: its page is the parent. */
      siteId: string;
      back?: undefined;
    }
  | {
      siteId?: undefined;
      /** Another parent page. */
      back: { href: string; label: string };
    }
);

/** The frame of a screen of a site. What all of them share is in `app/(account)/sites/[id]/layout.tsx`. */
export function SiteFrame({
  siteId,
  back = { href: `/sites/${siteId}`, label: "Сайт" },
  children,
}: SiteFrameProps) {
  return (
    <>
      <nav aria-label="Вы здесь" data-print="hide" className="page-column pt-5 text-xs">
        <Link
          href={back.href}
          className="text-ink-faint no-underline hover:text-accent hover:underline"
        >
          ← {back.label}
        </Link>
      </nav>
      <div className="page-column py-8 sm:py-10">{children ?? <SiteSkeleton />}</div>
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

/** The heading of a part of a site: its name, the site, its purpose. The tab has the first two. */
export function SiteHeading({ title, address, lead, children }: SiteHeadingProps) {
  usePageTitle(`${title}: ${address}`);
  return (
    <header>
      <h1 className="text-2xl break-words sm:text-3xl">{title}</h1>
      <p className="mt-1.5 text-sm break-words text-ink-soft">{address}</p>
      <p className="measure mt-4 text-ink-soft">{typeset(lead)}</p>
      {children}
    </header>
  );
}
