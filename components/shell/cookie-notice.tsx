"use client";

import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { readCookieConsent } from "@/components/shell/cookie-consent";

const CookieBanner = lazy(() =>
  import("@/components/shell/cookie-banner").then((module) => ({ default: module.CookieBanner })),
);

/** Specification § 9: this long after the page has loaded. */
const delayMs = 1000;

/** Asks about cookies a second after load, where nobody has answered yet. Its code comes only then. */
export function CookieNotice({ children }: { children: ReactNode }) {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (hasAnswered()) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      timer = setTimeout(() => setIsDue(!hasAnswered()), delayMs);
    };
    if (document.readyState === "complete") wait();
    else window.addEventListener("load", wait, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener("load", wait);
    };
  }, []);
  return isDue ? (
    <Suspense>
      <CookieBanner onClose={() => setIsDue(false)}>{children}</CookieBanner>
    </Suspense>
  ) : null;
}

function hasAnswered(): boolean {
  try {
    return readCookieConsent() !== null;
  } catch {
    // Nothing can be kept here, an answer neither: the banner closes for this page only.
    return false;
  }
}
