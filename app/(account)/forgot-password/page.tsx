import type { Metadata } from "next";
import { ForgotPasswordForm } from "@/components/features/accounts/sign-in/reset/forgot-password-form";
import { PageColumn } from "@/components/shell/page/page-column";

export const metadata: Metadata = { title: "Восстановление пароля" };

export default function ForgotPasswordPage() {
  return (
    <PageColumn path="/forgot-password" isRoomy>
      <ForgotPasswordForm />
    </PageColumn>
  );
}
