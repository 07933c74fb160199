import type { Metadata } from "next";
import { SettingsScreen } from "@/components/pages/cabinet/settings-screen";
import { PageColumn } from "@/components/shell/page/page-column";

export const metadata: Metadata = { title: "Настройки" };

export default function SettingsPage() {
  return (
    <PageColumn path="/settings">
      <SettingsScreen />
    </PageColumn>
  );
}
