import type { Metadata } from "next";
import { ResetPasswordForm } from "@/components/accounts/sign-in/reset/reset-password-form";
import { Breadcrumb } from "@/components/shell/page/breadcrumb";

export const metadata: Metadata = { title: "Новый пароль", robots: { index: false } };

export default function ResetPasswordPage() {
  return (
    <>
      <Breadcrumb path="/reset-password" />
      <div className="page-column py-10 sm:py-16">
        <ResetPasswordForm />
      </div>
    </>
  );
}
