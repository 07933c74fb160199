import type { Metadata } from "next";
import { DashboardScreen } from "@/components/cabinet/dashboard-screen";

export const metadata: Metadata = { title: "Личный кабинет" };

export default function DashboardPage() {
  return <DashboardScreen />;
}
