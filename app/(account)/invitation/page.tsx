import type { Metadata } from "next";
import { InvitationScreen } from "@/components/organisations/email-links/invitation-screen";
import { Breadcrumb } from "@/components/shell/page/breadcrumb";

export const metadata: Metadata = { title: "Приглашение в команду", robots: { index: false } };

export default function InvitationPage() {
  return (
    <>
      <Breadcrumb path="/invitation" />
      <div className="page-column py-8 sm:py-10">
        <InvitationScreen />
      </div>
    </>
  );
}
