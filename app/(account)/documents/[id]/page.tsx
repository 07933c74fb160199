import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DocumentScreen } from "@/components/documents/document-page/document-screen";
import { isId } from "@/lib/core/ids";

export const metadata: Metadata = { title: "Документ", robots: { index: false } };

/**
 * Of no document: the build finds the styles of all their pages in it (`server/critical-styles.mjs`). Every
 * other is rendered when it is first asked for and then kept; none holds anything of a document (decision 0017).
 */
export const generateStaticParams = () => [{ id: "0".repeat(24) }];

/** One document with its editions. */
export default async function DocumentPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  if (!isId(id)) notFound();
  return <DocumentScreen id={id} />;
}
