import type { Metadata } from "next";
import { PapersScreen } from "@/components/sites/papers/papers-screen";

export const metadata: Metadata = { title: "Внутренние документы", robots: { index: false } };

/** What the owner of a site keeps inside. */
export default async function PapersPage({ params }: PageProps<"/sites/[id]/papers">) {
  const { id } = await params;
  return <PapersScreen id={id} />;
}
