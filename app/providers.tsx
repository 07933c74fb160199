"use client";

import type { ReactNode } from "react";
import { WizardProvider } from "@/components/documents/wizard/wizard-provider";
import { Messages } from "@/components/shell/messages/messages";
import { VisitorProvider } from "@/components/shell/visitor/visitor-provider";

/** What every page stands in: who is here, the document wizard, messages. What fetches has a `QueryProvider`. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <>
      <VisitorProvider>
        <WizardProvider>{children}</WizardProvider>
      </VisitorProvider>
      <Messages />
    </>
  );
}
