"use client";

import { type RefObject, useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";

const turnMs = 5000;
const stillQuery = "(prefers-reduced-motion: reduce)";

/**
 * Calls `turn` every 5 seconds (docs/specification/site.md#news-carousel) while `isOn`, except while a pointer is over
 * the carousel or the focus is in it, and never with reduced motion.
 */
export function useCarouselTimer(
  inside: RefObject<Element | null>,
  { isOn, turn }: { isOn: boolean; turn: () => void },
): { prefersStill: boolean; isTurning: boolean } {
  const prefersStill = useSyncExternalStore(
    followQuery,
    () => window.matchMedia(stillQuery).matches,
    () => true,
  );
  const isAttended = useAttended(inside);
  const onTurn = useEffectEvent(turn);
  const isTurning = isOn && !prefersStill;

  useEffect(() => {
    if (!isTurning || isAttended) return;
    const timer = setInterval(() => onTurn(), turnMs);
    return () => clearInterval(timer);
  }, [isTurning, isAttended]);

  return { prefersStill, isTurning };
}

function followQuery(listen: () => void): () => void {
  const query = window.matchMedia(stillQuery);
  query.addEventListener("change", listen);
  return () => query.removeEventListener("change", listen);
}

/** Whether a mouse is over the section around `inside`, or the keyboard focus is in it. */
function useAttended(inside: RefObject<Element | null>): boolean {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    const section = inside.current?.closest("section");
    if (!section) return;
    const listening = new AbortController();
    const { signal } = listening;
    // Touch fires `pointerenter` on every tap and never `pointerleave`.
    const onPointer = (isOver: boolean) => (event: PointerEvent) => {
      if (event.pointerType === "mouse") setHovered(isOver);
    };
    section.addEventListener("pointerenter", onPointer(true), { signal });
    section.addEventListener("pointerleave", onPointer(false), { signal });
    section.addEventListener("focusin", () => setFocused(true), { signal });
    section.addEventListener(
      "focusout",
      (event) => setFocused(section.contains(event.relatedTarget as Node | null)),
      { signal },
    );
    return () => listening.abort();
  }, [inside]);
  return hovered || focused;
}
