import type { Metadata } from "next";
import { Breadcrumb } from "@/components/shell/page/breadcrumb";
import { ProviderScreen } from "@/components/sign-in/providers/provider-screen";

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
