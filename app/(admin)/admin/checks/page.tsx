import type { Metadata } from "next";
import { ChecksAdmin } from "@/components/admin/site-check/checks-admin";

export const metadata: Metadata = { title: "Проверки" };

export default function AdminChecksPage() {
  return <ChecksAdmin />;
}
