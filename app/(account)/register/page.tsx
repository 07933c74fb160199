import type { Metadata } from "next";
import { AuthScreen } from "@/components/features/accounts/sign-in/auth-screen";
import { PageColumn } from "@/components/shell/page/page-column";

export const metadata: Metadata = {
  title: "Регистрация",
  alternates: { canonical: "/register" },
  robots: { index: true },
};

export default function RegisterPage() {
  return (
    <PageColumn path="/register" isRoomy>
      <AuthScreen initialTab="register" />
    </PageColumn>
  );
}
