import type { Metadata } from "next";
import { DocumentScreen } from "@/components/documents/document-page/document-screen";

export const metadata: Metadata = { title: "Документ", robots: { index: false } };

/**
 * One document with its editions. Served at `/documents/{id}` by a rewrite in `next.config.mjs`: one
 * prerendered page for all documents, so that its script policy stays one of hashes; the browser reads
 * the id from the address.
 */
export default function DocumentPage() {
  return <DocumentScreen />;
}
