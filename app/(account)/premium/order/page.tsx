import type { Metadata } from "next";
import { OrderScreen } from "@/components/features/billing/order/order-screen";
import { PageColumn } from "@/components/shell/page/page-column";

export const metadata: Metadata = { title: "Оформление плана" };

export default function OrderPage() {
  return (
    <PageColumn path="/premium/order" parent={{ href: "/premium", label: "Премиум" }}>
      <OrderScreen />
    </PageColumn>
  );
}
