import type { Metadata } from "next";
import { PapersScreen } from "@/components/features/internal-papers/papers-screen";

export const metadata: Metadata = { title: "Внутренние документы" };

/** The internal papers that a site's owner keeps. */
export default async function PapersPage({ params }: PageProps<"/sites/[id]/papers">) {
  const { id } = await params;
  return <PapersScreen id={id} />;
}
