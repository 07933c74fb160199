"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { ThemeProvider } from "next-themes";
import { type ReactNode, useState } from "react";
import { WizardProvider } from "@/components/documents/wizard-provider";
import { createQueryClient } from "@/lib/api-client/query-client";

/** Nobody needs a message in the first moment: it must not be in the way of the page. */
const MessageStack = dynamic(
  () => import("@/components/shell/message-stack").then((module) => module.MessageStack),
  { ssr: false },
);

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
