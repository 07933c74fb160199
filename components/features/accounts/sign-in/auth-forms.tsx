"use client";

import { useState } from "react";
import { LoginForm } from "@/components/features/accounts/sign-in/login-form";
import { ProviderButtons } from "@/components/features/accounts/sign-in/providers/provider-buttons";
import { RegisterForm } from "@/components/features/accounts/sign-in/register-form";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs/tabs";
import type { CurrentUser } from "@/lib/features/accounts/responses";

export type AuthTab = "login" | "register";

type AuthFormsProps = {
  initialTab: AuthTab;
  /** Initial e-mail address, if it is known who should sign in. */
  initialEmail?: string;
  onSignedIn: (user: CurrentUser, how: AuthTab) => void;
  className?: string;
};

/**
 * Login and registration as tabs, and below them the sign-in providers. An e-mail address typed in one tab is kept in
 * the other.
 */
export function AuthForms({
  initialTab,
  initialEmail = "",
  onSignedIn,
  className,
}: AuthFormsProps) {
  const [email, setEmail] = useState(initialEmail);
  return (
    <Tabs defaultValue={initialTab} className={className}>
      <TabsList aria-label="Вход или регистрация">
        <TabsTrigger value="login">Вход</TabsTrigger>
        <TabsTrigger value="register">Регистрация</TabsTrigger>
      </TabsList>
      <TabsContent value="login" className="pt-5">
        <LoginForm
          email={email}
          onEmail={setEmail}
          onSignedIn={(user) => onSignedIn(user, "login")}
        />
      </TabsContent>
      <TabsContent value="register" className="pt-5">
        <RegisterForm
          email={email}
          onEmail={setEmail}
          onSignedIn={(user) => onSignedIn(user, "register")}
        />
      </TabsContent>
      <ProviderButtons />
    </Tabs>
  );
}
