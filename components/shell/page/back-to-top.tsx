"use client";

import { ArrowUp } from "lucide-react";
import { useEffect, useState } from "react";

/** Shown after this many pixels (docs/specification/site.md#scrolling). */
const threshold = 300;

/** After this long without scrolling the page is being read or filled in. */
const restMs = 2000;

/**
 * The «back to top» button. Always visible if the margin has room for it; on a narrower screen, where it would cover
 * content, only while the page scrolls. Never next to an open dialog.
 */
export function BackToTop() {
  const [isFar, setIsFar] = useState(false);
  const [isResting, setIsResting] = useState(true);
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout>;
    const move = () => {
      setIsFar(window.scrollY > threshold);
      setIsResting(false);
      clearTimeout(rest);
      rest = setTimeout(() => setIsResting(true), restMs);
    };
    // The visitor may have scrolled before this ran, or returned to a position further down.
    move();
    window.addEventListener("scroll", move, { passive: true });
    return () => {
      clearTimeout(rest);
      window.removeEventListener("scroll", move);
    };
  }, []);
  if (!isFar) return null;
  return (
    <button
      type="button"
      aria-label="Наверх"
      data-print="hide"
      onClick={() => {
        const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
        window.scrollTo({ top: 0, behavior: calm ? "auto" : "smooth" });
        // Otherwise the next Tab would continue from the bottom of the page.
        document.getElementById("content")?.focus({ preventScroll: true });
      }}
      className={`animate-appear fixed right-4 bottom-[calc(var(--bottom-bar,0px)+1rem)] z-30 grid size-11 place-items-center rounded-full border border-line bg-sheet text-ink-soft shadow-float hover:text-ink sm:right-6 sm:bottom-[calc(var(--bottom-bar,0px)+1.5rem)] in-data-scroll-locked:hidden ${isResting ? "max-[79rem]:not-focus-visible:invisible" : ""}`}
    >
      <ArrowUp aria-hidden="true" strokeWidth={1.75} className="size-5" />
    </button>
  );
}
