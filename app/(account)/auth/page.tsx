import type { Metadata } from "next";
import { Breadcrumb } from "@/components/shell/page/breadcrumb";
import { AuthScreen } from "@/components/sign-in/auth-screen";

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
