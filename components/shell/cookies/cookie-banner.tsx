"use client";

import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import {
  type CookieConsent,
  storeCookieConsent,
  subscribeToCookieConsent,
} from "@/components/shell/cookies/cookie-consent";
import { buttonVariants } from "@/components/ui/button-variants";
import { classNames } from "@/components/ui/class-names";

type CookieBannerProps = {
  /** The question, rendered on the server. */
  children: ReactNode;
  onClose: () => void;
};

/** How much of the bottom of the window is covered: see `--bottom-bar` in app/styles/base.css. */
const heightProperty = "--bottom-bar";

/** Both buttons have equal prominence. */
const answerClasses = classNames(
  buttonVariants({ variant: "secondary" }),
  "max-sm:px-3 max-sm:text-xs",
);

/**
 * Three options of equal weight: accept, decline, close. A closed banner stores nothing and appears again on the next
 * visit (docs/specification/site.md#cookie-banner). It is not a dialog: the page behind stays usable, does not move,
 * and scrolls clear of it, so that the focused element is never hidden (WCAG 2.4.11).
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
  // The question may be answered elsewhere: the cookie policy page asks it too.
  useEffect(() => subscribeToCookieConsent(close), [close]);
  const answer = (choice: CookieConsent) => {
    storeCookieConsent(choice);
    close();
  };
  return (
    <section
      ref={banner}
      aria-label="Файлы cookie"
      data-print="hide"
      className="animate-appear-let-through fixed inset-x-0 bottom-0 z-40 border-t border-line bg-sheet shadow-float"
    >
      {/* One line on a phone, so that the page's first words stay visible above it. */}
      <div className="page-column flex items-center gap-x-2 py-1.5 sm:flex-wrap sm:gap-x-8 sm:gap-y-2.5 sm:py-3.5">
        <div className="min-w-0 flex-1 text-sm text-ink-soft max-sm:text-xs max-sm:leading-tight sm:min-w-[min(100%,20rem)]">
          {children}
        </div>
        <div className="flex shrink-0 gap-2 sm:gap-2.5">
          <button type="button" onClick={() => answer("accepted")} className={answerClasses}>
            Принять
          </button>
          <button type="button" onClick={() => answer("declined")} className={answerClasses}>
            Отклонить
          </button>
          <button
            type="button"
            aria-label="Закрыть без ответа"
            title="Закрыть без ответа"
            onClick={close}
            className="-mr-3 -ml-1 grid h-11 w-9 place-items-center rounded-md text-ink-soft hover:bg-wash hover:text-ink sm:ml-2 sm:w-11"
          >
            <X aria-hidden="true" strokeWidth={1.75} className="size-5" />
          </button>
        </div>
      </div>
    </section>
  );
}
