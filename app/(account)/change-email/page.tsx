import type { Metadata } from "next";
import { ChangeEmailScreen } from "@/components/accounts/sign-in/change-email-screen";
import { Breadcrumb } from "@/components/shell/page/breadcrumb";

export const metadata: Metadata = { title: "Смена адреса", robots: { index: false } };

export default function ChangeEmailPage() {
  return (
    <>
      <Breadcrumb path="/change-email" />
      <div className="page-column py-10 sm:py-16">
        <ChangeEmailScreen />
      </div>
    </>
  );
}
