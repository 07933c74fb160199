import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DocumentScreen } from "@/components/documents/document-page/document-screen";
import { isId, placeholderId } from "@/lib/core/ids";

export const metadata: Metadata = { title: "Документ" };

/**
 * A placeholder id: the build renders one page to collect its styles (`server/critical-styles.mjs`). Other ids are
 * rendered on first request and cached; pages hold no document data (decision 0017).
 */
export const generateStaticParams = () => [{ id: placeholderId }];

/** One document with its editions. */
export default async function DocumentPage({ params }: PageProps<"/documents/[id]">) {
  const { id } = await params;
  if (!isId(id)) notFound();
  return <DocumentScreen id={id} />;
}
