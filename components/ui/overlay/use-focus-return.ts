"use client";

import { useRef } from "react";

/**
 * Returns the focus to the element that had it when a dialog opened. Radix does so only for dialogs with a trigger;
 * ours are opened by code. If that element is gone (a deleted row), the page's content is focused, so that the next Tab
 * does not start at the top. `known` is that element, for dialogs that take the focus before Radix asks.
 */
export function useFocusReturn(known: Element | null = null) {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = known ?? document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const target = opener.current?.isConnected
        ? opener.current
        : document.getElementById("content");
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    },
  };
}
