import type { Metadata } from "next";
import { PageColumn } from "@/components/shell/page/page-column";
import { ForgotPasswordForm } from "@/components/sign-in/reset/forgot-password-form";

export const metadata: Metadata = { title: "Восстановление пароля", robots: { index: false } };

export default function ForgotPasswordPage() {
  return (
    <PageColumn path="/forgot-password" isRoomy>
      <ForgotPasswordForm />
    </PageColumn>
  );
}
