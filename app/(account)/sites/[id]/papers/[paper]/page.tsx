import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PaperScreen } from "@/components/features/internal-papers/paper-screen";
import { paperIds } from "@/content/internal-papers/definitions";

export const metadata: Metadata = { title: "Внутренний документ" };

/** Placeholder paper: see `placeholderIds`. */
export const generateStaticParams = () => [{ paper: "responsible-order" }];

/** One internal paper. */
export default async function PaperPage({ params }: PageProps<"/sites/[id]/papers/[paper]">) {
  const { id, paper } = await params;
  const known = paperIds.find((id) => id === paper);
  if (!known) notFound();
  return <PaperScreen id={id} paper={known} />;
}
