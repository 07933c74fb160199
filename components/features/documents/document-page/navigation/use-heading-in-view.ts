"use client";

import { useEffect, useRef } from "react";

/**
 * Scrolls to the heading of newly displayed content and focuses it: on a phone the panels are above the text, on a
 * desktop the text may be scrolled.
 * @param contentKey identifies the content: a change means new content.
 */
export function useHeadingInView(contentKey: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is another text
  useEffect(() => {
    if (!heading.current) return;
    const { top } = heading.current.getBoundingClientRect();
    if (top >= 0 && top < window.innerHeight / 2) return;
    heading.current.scrollIntoView();
    heading.current.focus({ preventScroll: true });
  }, [contentKey]);
  return heading;
}
