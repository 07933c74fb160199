import type { Metadata } from "next";
import { AuditAdmin } from "@/components/features/admin/audit/audit-admin";

export const metadata: Metadata = { title: "Журнал" };

export default function AdminAuditPage() {
  return <AuditAdmin />;
}
