import type { Metadata } from "next";
import { AuditAdmin } from "@/components/admin/audit/audit-admin";

export const metadata: Metadata = { title: "Журнал", robots: { index: false } };

export default function AdminAuditPage() {
  return <AuditAdmin />;
}
