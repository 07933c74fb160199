import type { Metadata } from "next";
import { PaymentsAdmin } from "@/components/features/admin/billing/payments-admin";

export const metadata: Metadata = { title: "Платежи" };

export default function AdminPaymentsPage() {
  return <PaymentsAdmin />;
}
