import type { Metadata } from "next";
import { PageColumn } from "@/components/shell/page/page-column";
import { ChangeEmailScreen } from "@/components/sign-in/email-change/change-email-screen";

export const metadata: Metadata = { title: "Смена адреса", robots: { index: false } };

export default function ChangeEmailPage() {
  return (
    <PageColumn path="/change-email" isRoomy>
      <ChangeEmailScreen />
    </PageColumn>
  );
}
