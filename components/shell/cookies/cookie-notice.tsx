"use client";

import { type ReactNode, useEffect, useState } from "react";
import type { CookieBanner } from "@/components/shell/cookies/cookie-banner";
import { readCookieConsent } from "@/components/shell/cookies/cookie-consent";

/** Delay after the page has loaded (docs/specification/site.md#cookie-banner). */
const delayMs = 1000;

/**
 * Shows the banner a second after load, unless the visitor has chosen. Its code is loaded only then; if that fails the
 * page stays as it is: `lazy` would throw, and the error page would replace the visitor's input.
 */
export function CookieNotice({ children }: { children: ReactNode }) {
  const [Banner, setBanner] = useState<typeof CookieBanner | null>(null);
  useEffect(() => {
    if (hasAnswered()) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      timer = setTimeout(() => {
        if (hasAnswered()) return;
        import("@/components/shell/cookies/cookie-banner").then(
          (module) => setBanner(() => module.CookieBanner),
          () => undefined,
        );
      }, delayMs);
    };
    if (document.readyState === "complete") wait();
    else window.addEventListener("load", wait, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener("load", wait);
    };
  }, []);
  return Banner ? <Banner onClose={() => setBanner(null)}>{children}</Banner> : null;
}

function hasAnswered(): boolean {
  try {
    return readCookieConsent() !== null;
  } catch {
    // Nothing can be stored, not even the choice: the banner closes for this page only.
    return false;
  }
}
