import type { Metadata } from "next";
import { PageColumn } from "@/components/shell/page/page-column";
import { ProviderScreen } from "@/components/sign-in/providers/provider-screen";

export const metadata: Metadata = { title: "Вход через сервис", robots: { index: false } };

export default function ServicePage() {
  return (
    <PageColumn path="/login/service" isRoomy>
      <ProviderScreen />
    </PageColumn>
  );
}
