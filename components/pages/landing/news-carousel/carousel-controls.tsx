"use client";

import useEmblaCarousel from "embla-carousel-react";
import { ChevronLeft, ChevronRight, Pause } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useCarouselTimer } from "@/components/pages/landing/news-carousel/use-carousel-timer";

type CarouselControlsProps = {
  viewport: RefObject<HTMLDivElement | null>;
  titles: readonly string[];
  /** Called when the slides are moved by this code and no longer by scrolling. */
  onReady: () => void;
};

const buttonClasses =
  "flex size-11 shrink-0 items-center justify-center rounded-full border border-line-strong bg-sheet text-ink transition-colors duration-150 hover:border-ink-soft hover:text-accent";

/**
 * The carousel's controls: previous, next, a dot per slide, dragging, and a timer that stops for good once any of them
 * is used (docs/specification/site.md#news-carousel). Loaded late: see carousel-frame.tsx.
 */
export function CarouselControls({ viewport, titles, onReady }: CarouselControlsProps) {
  const [startIndex] = useState(() => scrolledTo(viewport.current));
  const [setViewport, embla] = useEmblaCarousel({
    loop: true,
    align: "start",
    duration: 20,
    startIndex,
  });
  const [selected, setSelected] = useState(startIndex);
  const [isUsed, setUsed] = useState(false);
  const next = useRef<HTMLButtonElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; the frame's own node never changes
  useEffect(() => {
    const node = viewport.current;
    if (!node) return;
    node.scrollLeft = 0;
    onReady();
    setViewport(node);
  }, []);

  useEffect(() => {
    if (!embla) return;
    const follow = () => {
      setSelected(embla.selectedScrollSnap());
      hideUnseen(embla.rootNode(), embla.slideNodes(), embla.selectedScrollSnap());
    };
    const use = () => setUsed(true);
    follow();
    embla.on("select", follow).on("reInit", follow).on("pointerDown", use);
    return () => {
      embla.off("select", follow).off("reInit", follow).off("pointerDown", use);
      for (const slide of embla.slideNodes()) slide.inert = false;
    };
  }, [embla]);

  const { prefersStill, isTurning } = useCarouselTimer(viewport, {
    isOn: embla !== undefined && !isUsed,
    turn: () => embla?.scrollNext(),
  });

  if (!embla) return null;
  const count = titles.length;
  return (
    <div className="flex w-full items-center gap-3">
      <button
        type="button"
        aria-label="Предыдущая новость"
        className={buttonClasses}
        onClick={() => {
          setUsed(true);
          embla.scrollPrev(prefersStill);
        }}
      >
        <ChevronLeft aria-hidden="true" strokeWidth={1.75} className="size-5" />
      </button>
      <button
        ref={next}
        type="button"
        aria-label="Следующая новость"
        className={buttonClasses}
        onClick={() => {
          setUsed(true);
          embla.scrollNext(prefersStill);
        }}
      >
        <ChevronRight aria-hidden="true" strokeWidth={1.75} className="size-5" />
      </button>
      <ul className="flex sm:ml-2">
        {titles.map((title, index) => (
          <li key={title}>
            <button
              type="button"
              aria-label={`${title}, ${index + 1} из ${count}`}
              aria-current={index === selected || undefined}
              className="group flex size-7 items-center justify-center pointer-coarse:h-11"
              onClick={() => {
                setUsed(true);
                embla.scrollTo(index, prefersStill);
              }}
            >
              <span className="size-2 rounded-full border border-line-strong transition-colors duration-150 group-hover:border-accent group-aria-[current]:border-accent group-aria-[current]:bg-accent" />
            </button>
          </li>
        ))}
      </ul>
      {isTurning ? (
        <button
          type="button"
          className="ml-auto flex min-h-9 min-w-9 pointer-coarse:min-h-11 pointer-coarse:min-w-11 items-center justify-center gap-1.5 text-sm text-ink-faint hover:text-ink"
          onClick={() => {
            setUsed(true);
            // This button disappears; the focus stays among the controls.
            next.current?.focus();
          }}
        >
          <Pause aria-hidden="true" strokeWidth={1.75} className="size-4" />
          <span className="max-sm:sr-only">Остановить</span>
        </button>
      ) : null}
      <p aria-live="polite" className="sr-only">
        {isUsed ? `Первая на экране: ${titles[selected]}, ${selected + 1} из ${count}` : ""}
      </p>
    </div>
  );
}

/** The slide that the visitor had scrolled to before this code was loaded. */
function scrolledTo(viewport: HTMLElement | null): number {
  const slide = viewport?.querySelector("li");
  return viewport && slide ? Math.round(viewport.scrollLeft / slide.offsetWidth) : 0;
}

/** Cards outside the visible part are removed from the Tab order and from the accessibility tree. */
function hideUnseen(viewport: HTMLElement, slides: HTMLElement[], first: number) {
  const width = slides[0]?.offsetWidth ?? 0;
  const shown = width > 0 ? Math.max(1, Math.round(viewport.clientWidth / width)) : slides.length;
  for (const [index, slide] of slides.entries()) {
    slide.inert = (index - first + slides.length) % slides.length >= shown;
  }
}
