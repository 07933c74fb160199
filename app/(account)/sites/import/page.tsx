import type { Metadata } from "next";
import { ImportScreen } from "@/components/sites/import/import-screen";
import { SiteFrame } from "@/components/sites/site-frame";
import { importWords } from "@/content/sites/import";

export const metadata: Metadata = { title: importWords.title, robots: { index: false } };

/** Many sites at once, from a table. */
export default function ImportSitesPage() {
  return (
    <SiteFrame back={{ href: "/sites", words: "Мои сайты" }}>
      <ImportScreen />
    </SiteFrame>
  );
}
