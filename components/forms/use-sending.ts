"use client";

import { useRef, useState } from "react";

/**
 * A request of a page without TanStack Query. While it is pending, `run` does nothing.
 * @param send shows its own failures; a rejection is passed on to the caller of `run`.
 */
export function useSending<Args extends unknown[]>(
  send: (...args: Args) => Promise<void>,
): {
  isPending: boolean;
  run: (...args: Args) => Promise<void>;
} {
  const [isPending, setPending] = useState(false);
  // Two clicks may come before the next render.
  const isSending = useRef(false);
  const run = async (...args: Args) => {
    if (isSending.current) return;
    isSending.current = true;
    setPending(true);
    try {
      await send(...args);
    } finally {
      isSending.current = false;
      setPending(false);
    }
  };
  return { isPending, run };
}
