import type { Metadata } from "next";
import { LawsAdmin } from "@/components/features/admin/law-watch/laws-admin";

export const metadata: Metadata = { title: "Законы" };

export default function AdminLawsPage() {
  return <LawsAdmin />;
}
