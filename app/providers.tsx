"use client";

import type { ReactNode } from "react";
import { WizardProvider } from "@/components/features/documents/wizard/wizard-provider";
import { Messages } from "@/components/shell/messages/messages";
import { VisitorProvider } from "@/components/shell/visitor/visitor-provider";

/** Providers of every page: visitor, document wizard, toasts. Parts that fetch data have their own `QueryProvider`. */
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
