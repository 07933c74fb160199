import Link from "next/link";
import type { ReactNode } from "react";
import { SiteRoleProvider } from "@/components/organisations/site/site-role";

type SiteFrameProps = {
  siteId: string;
  /** One step up: from a site to all of them, from its part to the site. */
  back: { href: string; words: string };
  children: ReactNode;
};

/** What stands around each screen of a site. */
export function SiteFrame({ siteId, back, children }: SiteFrameProps) {
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
        <SiteRoleProvider id={siteId}>{children}</SiteRoleProvider>
      </div>
    </>
  );
}
