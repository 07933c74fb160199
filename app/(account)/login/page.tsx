import type { Metadata } from "next";
import { AuthScreen } from "@/components/accounts/sign-in/auth-screen";
import { Breadcrumb } from "@/components/shell/page/breadcrumb";

export const metadata: Metadata = { title: "Вход", alternates: { canonical: "/login" } };

export default function LoginPage() {
  return (
    <>
      <Breadcrumb path="/login" />
      <div className="page-column py-10 sm:py-16">
        <AuthScreen initialTab="login" />
      </div>
    </>
  );
}
