import type { Metadata } from "next";
import { Overview } from "@/components/admin/overview/overview";

export const metadata: Metadata = { title: "Админ-панель", robots: { index: false } };

export default function AdminPage() {
  return <Overview />;
}
