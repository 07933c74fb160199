"use client";

import { useSyncExternalStore } from "react";
import { Toaster, toast } from "sonner";
import { currentTheme, defaultTheme, subscribeToTheme } from "@/components/shell/theme/theme";

/** In the same file as the stack, so that they load together or not at all. */
export { toast };

/** Toasts: one at a time, for five seconds (docs/specification/site.md#short-messages). */
export function MessageStack() {
  const theme = useSyncExternalStore(subscribeToTheme, currentTheme, () => defaultTheme);
  return (
    <Toaster
      theme={theme}
      visibleToasts={1}
      duration={5000}
      // Not at the bottom, where the wizard has its buttons. At the top it would cover the close button.
      position="top-center"
      offset={{ top: "var(--below-header)" }}
      mobileOffset={{ top: "var(--below-header)" }}
      closeButton
      containerAriaLabel="Сообщения"
      toastOptions={{
        closeButtonAriaLabel: "Закрыть сообщение",
        style: {
          background: "var(--sheet)",
          color: "var(--ink)",
          borderColor: "var(--line)",
          boxShadow: "var(--float-shadow)",
          borderRadius: "var(--radius-lg)",
          fontFamily: "var(--font-sans)",
          // Room for its close button.
          paddingRight: "3rem",
        },
        classNames: {
          // A modal blocks clicks outside it, and the element underneath would get them.
          toast: "pointer-events-auto",
          closeButton:
            "!top-1/2 !right-2 !left-auto !size-8 !border-0 !bg-transparent !text-ink-faint hover:!text-ink ![transform:translateY(-50%)] [&_svg]:size-4",
          title: "!text-sm !font-semibold",
          description: "!text-sm !text-ink-soft",
          error: "[&_[data-icon]]:!text-danger",
          success: "[&_[data-icon]]:!text-success",
        },
      }}
    />
  );
}
