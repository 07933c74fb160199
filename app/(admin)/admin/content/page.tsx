import type { Metadata } from "next";
import { ContentAdmin } from "@/components/features/admin/content/content-admin";

export const metadata: Metadata = { title: "Контент" };

export default function AdminContentPage() {
  return <ContentAdmin />;
}
