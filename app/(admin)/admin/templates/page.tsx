import type { Metadata } from "next";
import { TemplatesAdmin } from "@/components/admin/templates/templates-admin";

export const metadata: Metadata = { title: "Шаблоны документов" };

export default function AdminTemplatesPage() {
  return <TemplatesAdmin />;
}
