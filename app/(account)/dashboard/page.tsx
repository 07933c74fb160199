import type { Metadata } from "next";
import { DashboardScreen } from "@/components/pages/cabinet/dashboard-screen";

export const metadata: Metadata = { title: "Личный кабинет" };

export default function DashboardPage() {
  return <DashboardScreen />;
}
