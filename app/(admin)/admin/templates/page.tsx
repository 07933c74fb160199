import type { Metadata } from "next";
import { TemplatesAdmin } from "@/components/features/admin/templates/templates-admin";

export const metadata: Metadata = { title: "Шаблоны документов" };

export default function AdminTemplatesPage() {
  return <TemplatesAdmin />;
}
