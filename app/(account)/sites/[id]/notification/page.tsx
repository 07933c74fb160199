import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { NotificationScreen } from "@/components/sites/notification/notification-screen";
import { isId } from "@/lib/core/ids";

export const metadata: Metadata = { title: "Уведомление Роскомнадзора", robots: { index: false } };

/** A placeholder: see `documents/[id]/page.tsx`. */
export const generateStaticParams = () => [{ id: "0".repeat(24) }];

/** What a site tells the regulator, in the order of its form. */
export default async function NotificationPage({ params }: PageProps<"/sites/[id]/notification">) {
  const { id } = await params;
  if (!isId(id)) notFound();
  return <NotificationScreen id={id} />;
}
