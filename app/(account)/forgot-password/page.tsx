import type { Metadata } from "next";
import { ForgotPasswordForm } from "@/components/accounts/sign-in/reset/forgot-password-form";
import { Breadcrumb } from "@/components/shell/page/breadcrumb";

export const metadata: Metadata = { title: "Восстановление пароля", robots: { index: false } };

export default function ForgotPasswordPage() {
  return (
    <>
      <Breadcrumb path="/forgot-password" />
      <div className="page-column py-10 sm:py-16">
        <ForgotPasswordForm />
      </div>
    </>
  );
}
