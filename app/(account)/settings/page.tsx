import type { Metadata } from "next";
import { SettingsScreen } from "@/components/cabinet/settings-screen";
import { Breadcrumb } from "@/components/shell/page/breadcrumb";

export const metadata: Metadata = { title: "Настройки", robots: { index: false } };

export default function SettingsPage() {
  return (
    <>
      <Breadcrumb path="/settings" />
      <div className="page-column py-8 sm:py-10">
        <SettingsScreen />
      </div>
    </>
  );
}
