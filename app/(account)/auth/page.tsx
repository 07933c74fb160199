import type { Metadata } from "next";
import { AuthScreen } from "@/components/accounts/sign-in/auth-screen";
import { Breadcrumb } from "@/components/shell/page/breadcrumb";

export const metadata: Metadata = {
  title: "Вход и регистрация",
  alternates: { canonical: "/login" },
};

export default function AuthPage() {
  return (
    <>
      <Breadcrumb path="/auth" />
      <div className="page-column py-10 sm:py-16">
        <AuthScreen initialTab="login" />
      </div>
    </>
  );
}
