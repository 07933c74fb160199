import type { Metadata } from "next";
import { PageColumn } from "@/components/shell/page/page-column";
import { AuthScreen } from "@/components/sign-in/auth-screen";

export const metadata: Metadata = { title: "Вход", alternates: { canonical: "/login" } };

export default function LoginPage() {
  return (
    <PageColumn path="/login" isRoomy>
      <AuthScreen initialTab="login" />
    </PageColumn>
  );
}
