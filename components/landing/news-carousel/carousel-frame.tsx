"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { lazyPart } from "@/components/shell/lazy-part";

/** Where the connection is lost the list stays without buttons. */
const CarouselControls = lazyPart(
  async () =>
    (await import("@/components/landing/news-carousel/carousel-controls")).CarouselControls,
  { waiting: () => null, failed: () => null },
);

type CarouselFrameProps = {
  label: string;
  /** What the items are called, in their order. */
  titles: readonly string[];
  /** One list, whose items are the slides. */
  children: ReactNode;
};

/** The place of a carousel: a list that scrolls, until what moves it has come. */
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
        // The room around it is for the ring of a focused slide, which the edge would cut.
        className="-m-1 snap-x snap-mandatory overflow-x-auto p-1 [scrollbar-width:none] noscript:[scrollbar-width:thin] data-moved:snap-none data-moved:overflow-hidden data-moved:[&>ul]:[touch-action:pan-y_pinch-zoom]"
      >
        {children}
      </div>
      {/* As high as the controls, so that nothing jumps when they come. */}
      <div className="mt-4 flex min-h-11 items-center">
        {isWanted ? (
          <CarouselControls viewport={viewport} titles={titles} onReady={() => setMoved(true)} />
        ) : null}
      </div>
    </section>
  );
}

/** Calls once, when `element` is about to be seen. Returns the stop function. */
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
