import type { Metadata } from "next";
import { Overview } from "@/components/features/admin/overview/overview";

export const metadata: Metadata = { title: "Админ-панель" };

export default function AdminPage() {
  return <Overview />;
}
