"use client";

import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import { adminLinks } from "@/content/admin/links";
import { useAttention, useFreshAttention } from "@/lib/features/admin/client";
import { formatNumber } from "@/lib/russian/numbers";

/**
 * All parts of the panel with their counts of open items: a list at the side; on a narrow screen one line with the
 * current part that opens the list.
 */
export function AdminNav({ path }: { path: string }) {
  const [openOn, setOpenOn] = useState<string | null>(null);
  useFreshAttention(path);
  const items = useAttention().data?.items ?? [];
  const waitingAt = (href: string) =>
    items
      .filter((item) => item.href.split(/[?#]/)[0] === href)
      .reduce((sum, { count }) => sum + count, 0);
  const all = items.reduce((sum, { count }) => sum + count, 0);
  // Navigating closes the list.
  const isOpen = openOn === path;
  const current = adminLinks.flatMap(({ places }) => places).find(({ href }) => href === path);
  return (
    <nav
      aria-label="Админ-панель"
      className="lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:w-44 lg:shrink-0 lg:self-start lg:overflow-y-auto"
      data-print="hide"
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls="admin-places"
        onClick={() => setOpenOn(isOpen ? null : path)}
        className="flex min-h-12 w-full items-center gap-3 rounded-md border border-line bg-sheet px-4 text-left lg:hidden"
      >
        <span className="min-w-0 flex-1">
          <span className="text-ink-faint">Раздел: </span>
          <span className="font-medium">{current?.label ?? "Обзор"}</span>
        </span>
        <Waiting count={all} />
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.75}
          className={clsx("size-5 shrink-0 text-ink-faint", isOpen && "rotate-180")}
        />
      </button>
      <ul
        id="admin-places"
        className={clsx(
          "max-lg:mt-2 max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-4 max-lg:rounded-md max-lg:border max-lg:border-line max-lg:bg-sheet max-lg:p-3 lg:space-y-5",
          !isOpen && "max-lg:hidden",
        )}
      >
        {adminLinks.map(({ name, places }) => (
          <li key={name ?? ""} className={name === null ? "max-lg:col-span-2" : "max-lg:mt-3"}>
            {name === null ? null : <p className="px-2.5 pb-1 text-xs text-ink-faint">{name}</p>}
            <ul>
              {places.map(({ href, label }) => (
                <li key={href}>
                  <OnDemandLink
                    href={href}
                    aria-current={path === href ? "page" : undefined}
                    className="flex min-h-9 items-center justify-between gap-2 rounded-md px-2.5 text-sm font-medium text-ink-soft hover:bg-wash hover:text-ink aria-[current=page]:bg-accent-wash aria-[current=page]:text-accent pointer-coarse:min-h-11"
                  >
                    {label}
                    <Waiting count={waitingAt(href)} />
                  </OnDemandLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The number of open items; nothing when there are none. */
function Waiting({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="min-w-5 rounded-full bg-accent px-1.5 py-px text-center text-xs text-on-accent tabular-nums">
      <span className="sr-only">ждёт: </span>
      {formatNumber(count)}
    </span>
  );
}
