"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { lazyPart } from "@/components/shell/lazy-part";

/** If loading fails offline, the list stays without buttons. */
const CarouselControls = lazyPart(
  async () =>
    (await import("@/components/pages/landing/news-carousel/carousel-controls")).CarouselControls,
  { waiting: () => null, failed: () => null },
);

type CarouselFrameProps = {
  label: string;
  /** The items' names, in order. */
  titles: readonly string[];
  /** A list whose items are the slides. */
  children: ReactNode;
};

/** The frame of a carousel: a scrolling list until its controls have loaded. */
export function CarouselFrame({ label, titles, children }: CarouselFrameProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(false);
  const [isMoved, setMoved] = useState(false);

  useEffect(() => {
    if (viewport.current) return whenNear(viewport.current, () => setWanted(true));
  }, []);

  return (
    <section aria-roledescription="карусель" aria-label={label}>
      <div
        ref={viewport}
        data-moved={isMoved || undefined}
        // Room for the focus ring of a slide, which the edge would clip.
        className="-m-1 snap-x snap-mandatory overflow-x-auto p-1 [scrollbar-width:none] noscript:[scrollbar-width:thin] data-moved:snap-none data-moved:overflow-hidden data-moved:[&>ul]:[touch-action:pan-y_pinch-zoom]"
      >
        {children}
      </div>
      {/* As high as the controls, so that nothing jumps when they appear. */}
      <div className="mt-4 flex min-h-11 items-center">
        {isWanted ? (
          <CarouselControls viewport={viewport} titles={titles} onReady={() => setMoved(true)} />
        ) : null}
      </div>
    </section>
  );
}

/** Calls back once, when `element` is about to become visible. Returns the stop function. */
function whenNear(element: Element, call: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      call();
    },
    { rootMargin: "200px" },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
