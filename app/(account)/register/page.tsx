import type { Metadata } from "next";
import { PageColumn } from "@/components/shell/page/page-column";
import { AuthScreen } from "@/components/sign-in/auth-screen";

export const metadata: Metadata = { title: "Регистрация", alternates: { canonical: "/register" } };

export default function RegisterPage() {
  return (
    <PageColumn path="/register" isRoomy>
      <AuthScreen initialTab="register" />
    </PageColumn>
  );
}
