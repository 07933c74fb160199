"use client";

import { type ComponentType, useEffect, useState } from "react";
import { takeMessage } from "@/components/shell/messages/message-after-load";
import { whenIdle } from "@/components/shell/when-idle";

const acts = ["pointerdown", "keydown", "click"] as const;

/**
 * The place of short messages. They answer what somebody does, so their code comes with the first press;
 * a message that is quicker waits for it (sonner gives its stack what was said before it stood there).
 * Where the connection is lost it does not come, and the next press asks again. What the page before has left
 * to be said is said at once.
 */
export function Messages() {
  const [Stack, setStack] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (Stack) return;
    const fetchStack = () => {
      import("@/components/shell/messages/message-stack").then(
        ({ MessageStack }) => setStack(() => MessageStack),
        () => undefined,
      );
    };
    const left = takeMessage();
    if (left) {
      fetchStack();
      void import("@/components/shell/messages/show-message").then(({ showMessage }) =>
        showMessage("success", left),
      );
    }
    const load = () => void whenIdle(fetchStack);
    for (const act of acts) window.addEventListener(act, load, { capture: true });
    return () => {
      for (const act of acts) window.removeEventListener(act, load, { capture: true });
    };
  }, [Stack]);
  return Stack ? <Stack /> : null;
}
