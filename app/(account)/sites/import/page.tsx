import type { Metadata } from "next";
import { ImportScreen } from "@/components/features/sites/import/import-screen";
import { PageColumn } from "@/components/shell/page/page-column";
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
