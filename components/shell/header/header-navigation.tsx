"use client";

import { QuietLink } from "@/components/shell/quiet-link";
import { useCurrentPath } from "@/components/shell/use-current-path";
import type { NavLink } from "@/content/navigation";
import { useCurrentUser } from "@/lib/features/accounts/visitor-context";

type HeaderNavigationProps = {
  places: readonly NavLink[];
  /** Added once the visitor is signed in. */
  userPlace: NavLink;
};

const linkClasses =
  "relative flex h-16 items-center px-2 xl:px-2.5 text-sm whitespace-nowrap text-ink-soft no-underline transition-colors duration-150 hover:text-ink aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-2 xl:aria-[current=page]:after:inset-x-2.5 aria-[current=page]:after:-bottom-px aria-[current=page]:after:h-0.5 aria-[current=page]:after:bg-accent";

/** The main navigation. Links are props, so that `content/navigation` is not bundled for the browser. */
export function HeaderNavigation({ places, userPlace }: HeaderNavigationProps) {
  const { user } = useCurrentUser();
  const path = useCurrentPath();
  return (
    <nav aria-label="Основная" className="hidden lg:block">
      <ul className="flex items-center">
        {(user ? [...places, userPlace] : places).map((place) => (
          // The logo next to them also leads home: a small desktop has no room for both.
          <li key={place.href} className={place.href === "/" ? "max-xl:hidden" : undefined}>
            <QuietLink
              href={place.href}
              aria-current={place.href === path ? "page" : undefined}
              className={linkClasses}
            >
              {place.label}
            </QuietLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
