import type { Metadata } from "next";
import { ChecksAdmin } from "@/components/features/admin/site-check/checks-admin";

export const metadata: Metadata = { title: "Проверки" };

export default function AdminChecksPage() {
  return <ChecksAdmin />;
}
