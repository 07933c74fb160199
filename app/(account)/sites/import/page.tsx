import type { Metadata } from "next";
import { PageColumn } from "@/components/shell/page/page-column";
import { ImportScreen } from "@/components/sites/import/import-screen";
import { siteImportTexts } from "@/content/sites/import";
import { sampleTable } from "@/lib/features/sites/import/sample";

export const metadata: Metadata = { title: siteImportTexts.title };

/** Imports many sites from a table. */
export default function ImportSitesPage() {
  return (
    <PageColumn path="/sites/import" parent={{ href: "/sites", label: "Мои сайты" }}>
      <ImportScreen sample={sampleTable} />
    </PageColumn>
  );
}
