import type { Metadata } from "next";
import { ChangeEmailScreen } from "@/components/features/accounts/sign-in/change-email-screen";
import { PageColumn } from "@/components/shell/page/page-column";

export const metadata: Metadata = { title: "Смена адреса" };

export default function ChangeEmailPage() {
  return (
    <PageColumn path="/change-email" isRoomy>
      <ChangeEmailScreen />
    </PageColumn>
  );
}
