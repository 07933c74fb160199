import type { Metadata } from "next";
import { PageColumn } from "@/components/shell/page/page-column";
import { ConfirmEmailScreen } from "@/components/sign-in/confirmation/confirm-email-screen";

export const metadata: Metadata = { title: "Подтверждение почты", robots: { index: false } };

export default function ConfirmEmailPage() {
  return (
    <PageColumn path="/confirm-email" isRoomy>
      <ConfirmEmailScreen />
    </PageColumn>
  );
}
