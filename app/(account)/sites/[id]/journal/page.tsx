import type { Metadata } from "next";
import { JournalScreen } from "@/components/features/journal/journal-screen";

export const metadata: Metadata = { title: "Журнал согласий" };

/** The consent records of one site's visitors. */
export default async function JournalPage({ params }: PageProps<"/sites/[id]/journal">) {
  const { id } = await params;
  return <JournalScreen id={id} />;
}
