import type { Metadata } from "next";
import { DocumentScreen } from "@/components/features/documents/document-page/document-screen";
import { placeholderIds, readPageId } from "@/lib/platform/http/page-id";

export const metadata: Metadata = { title: "Документ" };

export const generateStaticParams = placeholderIds;

/** One document with its editions. */
export default async function DocumentPage({ params }: PageProps<"/documents/[id]">) {
  const id = await readPageId(params);
  return <DocumentScreen id={id} />;
}
