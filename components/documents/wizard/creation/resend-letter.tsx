"use client";

import { ResendConfirmation } from "@/components/account/confirmation/resend-confirmation";
import { QueryProvider } from "@/components/shell/query-provider";

/** The button that has the letter of confirmation sent again. */
export function ResendLetter() {
  return (
    <QueryProvider>
      <ResendConfirmation />
    </QueryProvider>
  );
}
