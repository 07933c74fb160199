import type { Metadata } from "next";
import { AuthScreen } from "@/components/accounts/sign-in/auth-screen";
import { Breadcrumb } from "@/components/shell/page/breadcrumb";

export const metadata: Metadata = { title: "Регистрация", alternates: { canonical: "/register" } };

export default function RegisterPage() {
  return (
    <>
      <Breadcrumb path="/register" />
      <div className="page-column py-10 sm:py-16">
        <AuthScreen initialTab="register" />
      </div>
    </>
  );
}
