"use client";

import { ArrowUp } from "lucide-react";
import { useEffect, useState } from "react";

/** Specification § 9: shown after this many pixels. */
const threshold = 300;

export function BackToTop() {
  const [isFar, setIsFar] = useState(false);
  useEffect(() => {
    const look = () => setIsFar(window.scrollY > threshold);
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
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
        // Or the next Tab would go on from the bottom of the page.
        document.getElementById("content")?.focus({ preventScroll: true });
      }}
      className="animate-appear fixed right-4 bottom-[calc(var(--bottom-bar,0px)+1rem)] z-30 grid size-11 place-items-center rounded-full border border-line bg-sheet text-ink-soft shadow-float hover:text-ink sm:right-6 sm:bottom-[calc(var(--bottom-bar,0px)+1.5rem)]"
    >
      <ArrowUp aria-hidden="true" strokeWidth={1.75} className="size-5" />
    </button>
  );
}
