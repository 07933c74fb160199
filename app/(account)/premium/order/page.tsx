import type { Metadata } from "next";
import { OrderScreen } from "@/components/billing/order/order-screen";
import { Breadcrumb } from "@/components/shell/page/breadcrumb";

export const metadata: Metadata = { title: "Оформление плана", robots: { index: false } };

export default function OrderPage() {
  return (
    <>
      <Breadcrumb path="/premium/order" parent={{ href: "/premium", label: "Премиум" }} />
      <div className="page-column py-8 sm:py-10">
        <OrderScreen />
      </div>
    </>
  );
}
