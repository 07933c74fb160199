import type { Metadata } from "next";
import { PlanScreen } from "@/components/features/billing/plan/plan-screen";
import { PageColumn } from "@/components/shell/page/page-column";

export const metadata: Metadata = { title: "Тариф и оплата" };

export default function PlanPage() {
  return (
    <PageColumn path="/settings/plan" parent={{ href: "/settings", label: "Настройки" }}>
      <PlanScreen />
    </PageColumn>
  );
}
