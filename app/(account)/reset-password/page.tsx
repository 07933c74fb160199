import type { Metadata } from "next";
import { ResetPasswordForm } from "@/components/features/accounts/sign-in/reset/reset-password-form";
import { PageColumn } from "@/components/shell/page/page-column";

export const metadata: Metadata = { title: "Новый пароль" };

export default function ResetPasswordPage() {
  return (
    <PageColumn path="/reset-password" isRoomy>
      <ResetPasswordForm />
    </PageColumn>
  );
}
