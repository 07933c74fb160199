"use client";

import { useRef } from "react";

/**
 * Gives the focus back to whatever had it when a dialog opened. Radix does so only for dialogs with a
 * trigger of their own; ours are opened from afar. Where that element is gone (a deleted row), the
 * page's content takes the focus, so that the next Tab does not begin at the top.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
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
