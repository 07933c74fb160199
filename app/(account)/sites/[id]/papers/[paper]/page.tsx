import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PaperScreen } from "@/components/sites/papers/paper-screen";
import { paperIds } from "@/content/internal-papers/definitions";
import { isId } from "@/lib/core/ids";

export const metadata: Metadata = { title: "Внутренний документ", robots: { index: false } };

type Params = { id: string; paper: string };

/** A placeholder: see `documents/[id]/page.tsx`. */
export const generateStaticParams = (): Params[] => [
  { id: "0".repeat(24), paper: "responsible-order" },
];

/** One internal paper. */
export default async function PaperPage({ params }: PageProps<"/sites/[id]/papers/[paper]">) {
  const { id, paper } = await params;
  const known = paperIds.find((one) => one === paper);
  if (!isId(id) || !known) notFound();
  return <PaperScreen id={id} paper={known} />;
}
