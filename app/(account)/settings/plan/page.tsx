import type { Metadata } from "next";
import { PlanScreen } from "@/components/billing/plan/plan-screen";
import { Breadcrumb } from "@/components/shell/page/breadcrumb";

export const metadata: Metadata = { title: "Тариф и оплата", robots: { index: false } };

export default function PlanPage() {
  return (
    <>
      <Breadcrumb path="/settings/plan" parent={{ href: "/settings", label: "Настройки" }} />
      <div className="page-column py-8 sm:py-10">
        <PlanScreen />
      </div>
    </>
  );
}
