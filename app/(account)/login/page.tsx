import type { Metadata } from "next";
import { Breadcrumb } from "@/components/shell/page/breadcrumb";
import { AuthScreen } from "@/components/sign-in/auth-screen";

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
