import type { Metadata } from "next";
import { ChecksAdmin } from "@/components/admin/checks/checks-admin";

export const metadata: Metadata = { title: "Проверки" };

export default function AdminChecksPage() {
  return <ChecksAdmin />;
}
