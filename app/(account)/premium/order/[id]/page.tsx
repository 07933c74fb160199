import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PaymentScreen } from "@/components/billing/payment/payment-screen";
import { isId, placeholderId } from "@/lib/core/ids";
import { plansForPage } from "@/lib/features/settings/for-pages";

export const metadata: Metadata = { title: "Оплата" };

/** Placeholder id: see `documents/[id]/page.tsx`. */
export const generateStaticParams = () => [{ id: placeholderId }];

/** The page that a payer returns to: the status of one order. */
export default async function PaymentPage({ params }: PageProps<"/premium/order/[id]">) {
  const { id } = await params;
  if (!isId(id)) notFound();
  const { cabinet } = await plansForPage();
  return <PaymentScreen id={id} plans={cabinet} />;
}
