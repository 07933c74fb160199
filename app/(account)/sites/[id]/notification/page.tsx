import type { Metadata } from "next";
import { NotificationScreen } from "@/components/features/regulator-notification/notification-screen";

export const metadata: Metadata = { title: "Уведомление Роскомнадзора" };

/** What a site tells the regulator, in the order of the official form. */
export default async function NotificationPage({ params }: PageProps<"/sites/[id]/notification">) {
  const { id } = await params;
  return <NotificationScreen id={id} />;
}
