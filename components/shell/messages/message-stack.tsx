"use client";

import { useTheme } from "next-themes";
import { Toaster } from "sonner";

/** Short messages: one at a time, five seconds (specification § 9). */
export function MessageStack() {
  const { resolvedTheme } = useTheme();
  return (
    <Toaster
      theme={resolvedTheme === "dark" ? "dark" : "light"}
      visibleToasts={1}
      duration={5000}
      // Not at the bottom: there stand the buttons of the wizard.
      position="top-center"
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
        },
        classNames: {
          title: "!text-sm !font-semibold",
          description: "!text-sm !text-ink-soft",
          error: "[&_[data-icon]]:!text-danger",
          success: "[&_[data-icon]]:!text-success",
        },
      }}
    />
  );
}
