"use client";

import { lazy, Suspense, useEffect, useState } from "react";

const MessageStack = lazy(() =>
  import("@/components/shell/message-stack").then((module) => ({ default: module.MessageStack })),
);

const firstActs = ["pointerdown", "keydown", "click"] as const;

/**
 * The place of short messages. They answer what somebody does, so their code comes with the first press;
 * a message that is quicker waits for it (sonner gives its stack what was said before it stood there).
 */
export function Messages() {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    const want = () => setIsWanted(true);
    for (const act of firstActs) window.addEventListener(act, want, { once: true, capture: true });
    return () => {
      for (const act of firstActs) window.removeEventListener(act, want, { capture: true });
    };
  }, []);
  return isWanted ? (
    <Suspense>
      <MessageStack />
    </Suspense>
  ) : null;
}
