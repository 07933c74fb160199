import type { Metadata } from "next";
import { PageColumn } from "@/components/shell/page/page-column";
import { AuthScreen } from "@/components/sign-in/auth-screen";

export const metadata: Metadata = {
  title: "Вход и регистрация",
  alternates: { canonical: "/login" },
};

export default function AuthPage() {
  return (
    <PageColumn path="/auth" isRoomy>
      <AuthScreen initialTab="login" />
    </PageColumn>
  );
}
