import type { Metadata } from "next";
import { Breadcrumb } from "@/components/shell/page/breadcrumb";
import { ResetPasswordForm } from "@/components/sign-in/reset/reset-password-form";

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
