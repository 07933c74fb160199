"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import { ThemeProvider } from "next-themes";
import { type ReactNode, useState } from "react";
import { WizardProvider } from "@/components/documents/wizard-provider";
import { MessageStack } from "@/components/shell/message-stack";
import { createQueryClient } from "@/lib/api-client/query-client";

/** What every page stands in: data, theme, the document wizard, messages. */
export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <ThemeProvider
        attribute="class"
        storageKey="theme"
        defaultTheme="light"
        themes={["light", "dark"]}
        enableSystem={false}
        disableTransitionOnChange
      >
        <WizardProvider>{children}</WizardProvider>
        <MessageStack />
      </ThemeProvider>
    </QueryClientProvider>
  );
}
