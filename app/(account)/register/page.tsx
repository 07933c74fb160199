import type { Metadata } from "next";
import { Breadcrumb } from "@/components/shell/page/breadcrumb";
import { AuthScreen } from "@/components/sign-in/auth-screen";

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
