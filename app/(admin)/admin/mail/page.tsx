import type { Metadata } from "next";
import { MailAdmin } from "@/components/admin/mail/mail-admin";

export const metadata: Metadata = { title: "Почта", robots: { index: false } };

export default function AdminMailPage() {
  return <MailAdmin />;
}
