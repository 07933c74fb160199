import type { Metadata } from "next";
import { NotificationsAdmin } from "@/components/features/admin/notifications/notifications-admin";

export const metadata: Metadata = { title: "Рассылка уведомлений" };

export default function AdminNotificationsPage() {
  return <NotificationsAdmin />;
}
