import type { MouseEvent } from "react";

/**
 * Follows a link from one clause to another by scrolling: the browser's own way would put an entry of the history
 * between Back and the steps of the wizard, and might find the same clause on the page below.
 */
export function followInside(event: MouseEvent<HTMLElement>): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[href^='#']");
  if (!link || event.defaultPrevented) return;
  event.preventDefault();
  const id = CSS.escape(decodeURIComponent(link.hash.slice(1)));
  event.currentTarget.querySelector(`#${id}`)?.scrollIntoView({ block: "start" });
}
