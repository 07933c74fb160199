"use client";

import { useRef } from "react";

/**
 * Returns the focus to the element that had it when a dialog opened. Radix does so only for dialogs with a
 * trigger; ours are opened by code. Where that element is gone (a deleted row), the page's content takes the
 * focus, so that the next Tab does not begin at the top. `known` had it, where a dialog takes the focus before
 * Radix asks.
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
