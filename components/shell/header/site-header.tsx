import { TriangleAlert } from "lucide-react";
import { BrandMark } from "@/components/shell/header/brand-mark";
import { HeaderNavigation } from "@/components/shell/header/header-navigation";
import { MobileDrawer } from "@/components/shell/header/mobile-drawer";
import { UserArea } from "@/components/shell/header/user-area";
import { QuietLink } from "@/components/shell/quiet-link";
import { ThemeToggle } from "@/components/shell/theme/theme-toggle";
import { Button } from "@/components/ui/button";
import { documentsLink, headerLinks, warningLink } from "@/content/navigation";
import { site } from "@/content/site";

export function SiteHeader() {
  return (
    <header data-print="hide" className="sticky top-0 z-40 border-b border-line bg-paper">
      <div className="page-column flex h-16 items-center gap-1 xs:gap-3 md:gap-8">
        <QuietLink
          href="/"
          className="flex min-h-11 min-w-11 shrink-0 items-center gap-2.5 rounded-sm text-[1.0625rem] font-semibold tracking-[-0.015em] text-ink no-underline"
        >
          <BrandMark className="size-7" />
          {/* No room for it next to the other icons on the smallest phones. */}
          <span className="max-[22rem]:sr-only">{site.name}</span>
        </QuietLink>
        <HeaderNavigation places={headerLinks} userPlace={documentsLink} />
        <div className="ml-auto flex items-center gap-2 sm:gap-1">
          {/* On a phone it is in the drawer, with a label. */}
          {warningLink ? (
            <QuietLink
              href={warningLink.href}
              aria-label={warningLink.label}
              title={warningLink.label}
              className="hidden size-11 place-items-center rounded-md text-danger hover:bg-danger-wash sm:grid"
            >
              <TriangleAlert aria-hidden="true" strokeWidth={1.75} className="size-5" />
            </QuietLink>
          ) : null}
          <span className="hidden md:block">
            <ThemeToggle />
          </span>
          <UserArea
            guest={
              <Button asChild variant="secondary" size="sm" className="h-10">
                <QuietLink href="/login">Войти</QuietLink>
              </Button>
            }
          />
          <MobileDrawer />
        </div>
      </div>
    </header>
  );
}
