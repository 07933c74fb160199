import type { Metadata } from "next";
import { LawsAdmin } from "@/components/admin/laws/laws-admin";

export const metadata: Metadata = { title: "Законы" };

export default function AdminLawsPage() {
  return <LawsAdmin />;
}
