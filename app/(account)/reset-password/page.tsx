import type { Metadata } from "next";
import { PageColumn } from "@/components/shell/page/page-column";
import { ResetPasswordForm } from "@/components/sign-in/reset/reset-password-form";

export const metadata: Metadata = { title: "Новый пароль", robots: { index: false } };

export default function ResetPasswordPage() {
  return (
    <PageColumn path="/reset-password" isRoomy>
      <ResetPasswordForm />
    </PageColumn>
  );
}
