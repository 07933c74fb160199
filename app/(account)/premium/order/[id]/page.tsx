import type { Metadata } from "next";
import { PaymentScreen } from "@/components/features/billing/payment/payment-screen";
import { plansForPage } from "@/lib/features/settings/for-pages";
import { placeholderIds, readPageId } from "@/lib/platform/http/page-id";

export const metadata: Metadata = { title: "Оплата" };

export const generateStaticParams = placeholderIds;

/** The page that a payer returns to: the status of one order. */
export default async function PaymentPage({ params }: PageProps<"/premium/order/[id]">) {
  const id = await readPageId(params);
  const { cabinet } = await plansForPage();
  return <PaymentScreen id={id} plans={cabinet} />;
}
