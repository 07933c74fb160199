"use client";

import { type ComponentType, useEffect, useState } from "react";
import { popStoredMessage } from "@/components/shell/messages/message-after-load";
import { messageShownEvent, showMessage } from "@/components/shell/messages/show-message";

/** Container of the toasts, empty until there is one. A message from the previous page is shown immediately. */
export function Messages() {
  const [Stack, setStack] = useState<ComponentType | null>(null);
  useEffect(() => {
    const mountStack = () => {
      import("@/components/shell/messages/message-stack").then(
        ({ MessageStack }) => setStack(() => MessageStack),
        // `showMessage` has loaded this code before the event, or has shown the message without it.
        () => undefined,
      );
    };
    window.addEventListener(messageShownEvent, mountStack);
    const stored = popStoredMessage();
    if (stored) void showMessage("success", stored);
    return () => window.removeEventListener(messageShownEvent, mountStack);
  }, []);
  return Stack ? <Stack /> : null;
}
