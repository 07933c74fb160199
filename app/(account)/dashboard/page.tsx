import type { Metadata } from "next";
import { DashboardScreen } from "@/components/cabinet/dashboard-screen";

export const metadata: Metadata = { title: "Личный кабинет", robots: { index: false } };

export default function DashboardPage() {
  return <DashboardScreen />;
}
