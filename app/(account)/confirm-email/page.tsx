import type { Metadata } from "next";
import { ConfirmEmailScreen } from "@/components/accounts/sign-in/confirmation/confirm-email-screen";
import { Breadcrumb } from "@/components/shell/page/breadcrumb";

export const metadata: Metadata = { title: "Подтверждение почты", robots: { index: false } };

export default function ConfirmEmailPage() {
  return (
    <>
      <Breadcrumb path="/confirm-email" />
      <div className="page-column py-10 sm:py-16">
        <ConfirmEmailScreen />
      </div>
    </>
  );
}
