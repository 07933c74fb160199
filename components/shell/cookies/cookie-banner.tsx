"use client";

import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import {
  type CookieConsent,
  keepCookieConsent,
  onCookieConsent,
} from "@/components/shell/cookies/cookie-consent";
import { buttonVariants } from "@/components/ui/button-variants";

type CookieBannerProps = {
  /** What is asked, in words of the server. */
  children: ReactNode;
  onClose: () => void;
};

/** How much of the window's bottom is taken: see `--bottom-bar` in app/styles/base.css. */
const heightProperty = "--bottom-bar";

/**
 * Three ways out, of equal weight: accept, decline, close. A closed banner keeps nothing and comes back
 * with the next visit (specification § 4). It is no dialog: the page behind stays usable, moves nowhere,
 * and scrolls clear of it, so that what has the focus is never hidden (WCAG 2.4.11).
 */
export function CookieBanner({ children, onClose: close }: CookieBannerProps) {
  const banner = useRef<HTMLElement>(null);
  useEffect(() => {
    const root = document.documentElement.style;
    const watch = new ResizeObserver(() =>
      root.setProperty(heightProperty, `${banner.current?.offsetHeight ?? 0}px`),
    );
    if (banner.current) watch.observe(banner.current);
    return () => {
      watch.disconnect();
      root.removeProperty(heightProperty);
    };
  }, []);
  // An answer given elsewhere (the cookie policy has the same question) is an answer.
  useEffect(() => onCookieConsent(close), [close]);
  const answer = (choice: CookieConsent) => {
    keepCookieConsent(choice);
    close();
  };
  return (
    <section
      ref={banner}
      aria-label="Файлы cookie"
      data-print="hide"
      className="animate-appear fixed inset-x-0 bottom-0 z-40 border-t border-line bg-sheet shadow-float"
    >
      <div className="page-column flex flex-wrap items-center gap-x-8 gap-y-2.5 py-3.5">
        <p className="min-w-[min(100%,20rem)] flex-1 text-sm text-ink-soft">{children}</p>
        <div className="flex gap-2.5 max-sm:w-full">
          <button
            type="button"
            onClick={() => answer("accepted")}
            className={buttonVariants({ variant: "secondary" })}
          >
            Принять
          </button>
          <button
            type="button"
            onClick={() => answer("declined")}
            className={buttonVariants({ variant: "secondary" })}
          >
            Отклонить
          </button>
          <button
            type="button"
            aria-label="Закрыть без ответа"
            title="Закрыть без ответа"
            onClick={close}
            className="-mr-3 ml-auto grid size-11 place-items-center rounded-md text-ink-soft hover:bg-wash hover:text-ink sm:ml-2"
          >
            <X aria-hidden="true" strokeWidth={1.75} className="size-5" />
          </button>
        </div>
      </div>
    </section>
  );
}
