"use client";

import type { ReactNode } from "react";
import { WizardProvider } from "@/components/documents/wizard-provider";
import { Messages } from "@/components/shell/messages/messages";

/** What every page stands in: the document wizard, messages. What fetches has a `QueryProvider`. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <>
      <WizardProvider>{children}</WizardProvider>
      <Messages />
    </>
  );
}
