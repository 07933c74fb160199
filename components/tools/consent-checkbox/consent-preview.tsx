"use client";

import { useEffect, useState } from "react";

/** Debounce: a reload at each letter would make the frame blink. */
const pauseMs = 250;

/**
 * The checkboxes as a visitor of the owner's site sees them: in a sandboxed frame without scripts, navigation or
 * origin, on white in both themes.
 */
export function ConsentPreview({ page, boxCount }: { page: string; boxCount: number }) {
  const [shown, setShown] = useState(page);
  useEffect(() => {
    const timer = setTimeout(() => setShown(page), pauseMs);
    return () => clearTimeout(timer);
  }, [page]);
  return (
    // The content of a sandboxed frame cannot be measured: about six lines per checkbox, at most a screen.
    <div
      style={{ height: `${Math.min(16 + 6 * boxCount, 36)}rem` }}
      className="min-h-40 resize-y overflow-hidden rounded-md border border-line-strong bg-[white]"
    >
      <iframe
        // A new frame each time: changing `srcdoc` would add a history entry.
        key={shown}
        title="Как увидит посетитель"
        sandbox=""
        srcDoc={shown}
        className="block size-full [color-scheme:light]"
      />
    </div>
  );
}
