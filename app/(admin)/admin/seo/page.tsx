import type { Metadata } from "next";
import { SeoAdmin } from "@/components/features/admin/seo/seo-admin";

export const metadata: Metadata = { title: "SEO" };

export default function AdminSeoPage() {
  return <SeoAdmin />;
}
