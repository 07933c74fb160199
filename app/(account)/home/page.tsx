import type { Metadata } from "next";
import { DashboardScreen } from "@/components/pages/cabinet/dashboard-screen";

export const metadata: Metadata = { title: "Личный кабинет" };

/** The cabinet, which signed-in users get at `/` (middleware.ts). As the home page it has no back link. */
export default function HomePage() {
  return <DashboardScreen isHome />;
}
