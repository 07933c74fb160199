import type { Metadata } from "next";
import { PlanRequestsAdmin } from "@/components/features/admin/plan-requests/plan-requests-admin";

export const metadata: Metadata = { title: "Заявки на планы" };

export default function AdminPlanRequestsPage() {
  return <PlanRequestsAdmin />;
}
