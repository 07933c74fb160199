import type { Metadata } from "next";
import { ProviderScreen } from "@/components/features/accounts/sign-in/providers/provider-screen";
import { PageColumn } from "@/components/shell/page/page-column";

export const metadata: Metadata = { title: "Вход через сервис" };

export default function ServicePage() {
  return (
    <PageColumn path="/login/service" isRoomy>
      <ProviderScreen />
    </PageColumn>
  );
}
