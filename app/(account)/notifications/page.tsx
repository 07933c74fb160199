import type { Metadata } from "next";
import { NotificationsScreen } from "@/components/notifications/notifications-screen";
import { Breadcrumb } from "@/components/shell/page/breadcrumb";

export const metadata: Metadata = { title: "Уведомления", robots: { index: false } };

export default function NotificationsPage() {
  return (
    <>
      <Breadcrumb path="/notifications" />
      <div className="page-column py-8 sm:py-10">
        <NotificationsScreen />
      </div>
    </>
  );
}
