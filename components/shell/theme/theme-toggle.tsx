"use client";

import { Moon, Sun } from "lucide-react";
import { useEffect } from "react";
import { chooseTheme, currentTheme, followOtherTabs } from "@/components/shell/theme/theme";

/** Both icons are in the page and the root's class shows one: no flash and nothing to hydrate. */
export function ThemeToggle({ withLabel = false }: { withLabel?: boolean }) {
  useEffect(followOtherTabs, []);
  return (
    <button
      type="button"
      aria-label={withLabel ? undefined : "Сменить тему: светлая или тёмная"}
      title={withLabel ? undefined : "Сменить тему"}
      onClick={() => chooseTheme(currentTheme() === "dark" ? "light" : "dark")}
      className="inline-flex h-11 min-w-11 items-center justify-center gap-2.5 rounded-md px-2.5 text-sm text-ink-soft transition-colors duration-150 hover:bg-wash hover:text-ink"
    >
      <Moon aria-hidden="true" strokeWidth={1.75} className="size-5 dark:hidden" />
      <Sun aria-hidden="true" strokeWidth={1.75} className="hidden size-5 dark:block" />
      {withLabel ? (
        <>
          <span className="dark:hidden">Тёмная тема</span>
          <span className="hidden dark:inline">Светлая тема</span>
        </>
      ) : null}
    </button>
  );
}
