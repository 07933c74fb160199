import type { Metadata } from "next";
import { ConfirmEmailScreen } from "@/components/features/accounts/sign-in/confirmation/confirm-email-screen";
import { PageColumn } from "@/components/shell/page/page-column";

export const metadata: Metadata = { title: "Подтверждение почты" };

export default function ConfirmEmailPage() {
  return (
    <PageColumn path="/confirm-email" isRoomy>
      <ConfirmEmailScreen />
    </PageColumn>
  );
}
