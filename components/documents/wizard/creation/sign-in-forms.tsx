"use client";

import type { ComponentProps } from "react";
import { AuthForms } from "@/components/account/auth-forms";
import { QueryProvider } from "@/components/shell/query-provider";

/** The two ways in, with what they tell of a sign-in to. */
export function SignInForms(props: ComponentProps<typeof AuthForms>) {
  return (
    <QueryProvider>
      <AuthForms {...props} />
    </QueryProvider>
  );
}
