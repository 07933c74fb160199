"use client";

import type { ComponentProps } from "react";
import { QueryProvider } from "@/components/shell/query-provider";
import { AuthForms } from "@/components/sign-in/auth-forms";

/** The two ways in, with what they tell of a sign-in to. */
export function SignInForms(props: ComponentProps<typeof AuthForms>) {
  return (
    <QueryProvider>
      <AuthForms {...props} />
    </QueryProvider>
  );
}
