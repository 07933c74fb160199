import { useEffect, useRef } from "react";

/**
 * Brings the heading of what has just taken the place of the text into view, and the focus with it: on a phone the
 * panels are above the text, on a desktop the text may be scrolled.
 * @param shown names what is shown: another one is another text.
 */
export function useHeadingInView(shown: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is another text
  useEffect(() => {
    if (!heading.current) return;
    const { top } = heading.current.getBoundingClientRect();
    if (top >= 0 && top < window.innerHeight / 2) return;
    heading.current.scrollIntoView();
    heading.current.focus({ preventScroll: true });
  }, [shown]);
  return heading;
}
