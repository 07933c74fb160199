import type { Metadata } from "next";
import { AuthScreen } from "@/components/features/accounts/sign-in/auth-screen";
import { PageColumn } from "@/components/shell/page/page-column";

export const metadata: Metadata = {
  title: "Вход и регистрация",
  alternates: { canonical: "/login" },
  robots: { index: true },
};

export default function AuthPage() {
  return (
    <PageColumn path="/auth" isRoomy>
      <AuthScreen initialTab="login" />
    </PageColumn>
  );
}
