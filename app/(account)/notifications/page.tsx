import type { Metadata } from "next";
import { NotificationsScreen } from "@/components/features/notifications/notifications-screen";
import { PageColumn } from "@/components/shell/page/page-column";

export const metadata: Metadata = { title: "Уведомления" };

export default function NotificationsPage() {
  return (
    <PageColumn path="/notifications">
      <NotificationsScreen />
    </PageColumn>
  );
}
