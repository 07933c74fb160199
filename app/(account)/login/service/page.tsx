import type { Metadata } from "next";
import { ProviderScreen } from "@/components/accounts/sign-in/providers/provider-screen";
import { Breadcrumb } from "@/components/shell/page/breadcrumb";

export const metadata: Metadata = { title: "Вход через сервис", robots: { index: false } };

export default function ServicePage() {
  return (
    <>
      <Breadcrumb path="/login/service" />
      <div className="page-column py-10 sm:py-16">
        <ProviderScreen />
      </div>
    </>
  );
}
