"use client";

import { useState } from "react";
import { LoginForm } from "@/components/sign-in/login-form";
import { RegisterForm } from "@/components/sign-in/register-form";
import { ServiceButtons } from "@/components/sign-in/services/service-buttons";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs/tabs";
import type { CurrentUser } from "@/lib/features/accounts/responses";

export type AuthTab = "login" | "register";

type AuthFormsProps = {
  initialTab: AuthTab;
  /** What stands in the field at first, where it is known who is asked. */
  initialEmail?: string;
  onSignedIn: (user: CurrentUser, how: AuthTab) => void;
  className?: string;
};

/** The two ways in, and below them the services. An e-mail typed in one tab is kept in the other. */
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
      <ServiceButtons />
    </Tabs>
  );
}
