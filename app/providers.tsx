"use client";

import { ThemeProvider } from "next-themes";
import type { ReactNode } from "react";
import { WizardProvider } from "@/components/documents/wizard-provider";
import { Messages } from "@/components/shell/messages/messages";
import { VisitorProvider } from "@/components/shell/visitor/visitor-provider";

/**
 * What every page stands in: theme, who is here, the document wizard, messages. What fetches has a
 * `QueryProvider`.
 */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider
      attribute="class"
      storageKey="theme"
      defaultTheme="light"
      themes={["light", "dark"]}
      enableSystem={false}
      disableTransitionOnChange
    >
      <VisitorProvider>
        <WizardProvider>{children}</WizardProvider>
      </VisitorProvider>
      <Messages />
    </ThemeProvider>
  );
}
