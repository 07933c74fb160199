"use client";

import { QueryProvider } from "@/components/shell/query-provider";
import { ResendConfirmation } from "@/components/sign-in/confirmation/resend-confirmation";

/** The button that has the letter of confirmation sent again. */
export function ResendLetter() {
  return (
    <QueryProvider>
      <ResendConfirmation />
    </QueryProvider>
  );
}
