import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { JournalScreen } from "@/components/journal/journal-screen";
import { isId } from "@/lib/core/ids";

export const metadata: Metadata = { title: "Журнал согласий", robots: { index: false } };

/** A placeholder: see `documents/[id]/page.tsx`. */
export const generateStaticParams = () => [{ id: "0".repeat(24) }];

/** The proofs of the consents of one site's visitors. */
export default async function JournalPage({ params }: PageProps<"/sites/[id]/journal">) {
  const { id } = await params;
  if (!isId(id)) notFound();
  return <JournalScreen id={id} />;
}
