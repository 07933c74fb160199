import type { Metadata } from "next";
import { SettingsAdmin } from "@/components/features/admin/settings/settings-admin";

export const metadata: Metadata = { title: "Настройки сайта" };

export default function AdminSettingsPage() {
  return <SettingsAdmin />;
}
