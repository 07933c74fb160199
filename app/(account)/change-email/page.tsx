import type { Metadata } from "next";
import { Breadcrumb } from "@/components/shell/page/breadcrumb";
import { ChangeEmailScreen } from "@/components/sign-in/change-email-screen";

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
