import type { Metadata } from "next";
import { InvitationScreen } from "@/components/features/organisations/email-links/invitation-screen";
import { PageColumn } from "@/components/shell/page/page-column";

export const metadata: Metadata = { title: "Приглашение в команду" };

export default function InvitationPage() {
  return (
    <PageColumn path="/invitation">
      <InvitationScreen />
    </PageColumn>
  );
}
