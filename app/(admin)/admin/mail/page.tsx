import type { Metadata } from "next";
import { MailAdmin } from "@/components/features/admin/mail/mail-admin";

export const metadata: Metadata = { title: "Почта" };

export default function AdminMailPage() {
  return <MailAdmin />;
}
