import type { Metadata } from "next";
import { DashboardScreen } from "@/components/account/dashboard-screen";

export const metadata: Metadata = { title: "Личный кабинет", robots: { index: false } };

/** The cabinet as users see it at `/` (middleware.ts): the home page, which no way back leads to. */
export default function HomePage() {
  return <DashboardScreen isHome />;
}
