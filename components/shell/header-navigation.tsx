"use client";

import Link from "next/link";
import { useCurrentPath } from "@/components/shell/use-current-path";
import { classNames } from "@/components/ui/class-names";
import { documentsPlace, headerPlaces } from "@/content/navigation";
import { useCurrentUser } from "@/lib/users/client";

/** The main places; «Мои документы» joins them once someone is signed in. */
export function HeaderNavigation() {
  const { user } = useCurrentUser();
  const path = useCurrentPath();
  const places = user ? [...headerPlaces, documentsPlace] : headerPlaces;
  return (
    <nav aria-label="Основная" className="hidden md:block">
      <ul className="flex items-center gap-1">
        {places.map((place) => (
          <li key={place.href}>
            <Link
              href={place.href}
              aria-current={place.href === path ? "page" : undefined}
              className={classNames(
                "relative flex h-16 items-center px-3 text-sm text-ink-soft no-underline transition-colors duration-150 hover:text-ink",
                "aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-3 aria-[current=page]:after:-bottom-px aria-[current=page]:after:h-0.5 aria-[current=page]:after:bg-accent",
              )}
            >
              {place.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
