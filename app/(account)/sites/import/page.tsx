import type { Metadata } from "next";
import { Breadcrumb } from "@/components/shell/page/breadcrumb";
import { ImportScreen } from "@/components/sites/import/import-screen";
import { siteImportTexts } from "@/content/sites/import";
import { sampleTable } from "@/lib/features/sites/import/sample";

export const metadata: Metadata = { title: siteImportTexts.title, robots: { index: false } };

/** Imports many sites from a table. */
export default function ImportSitesPage() {
  return (
    <>
      <Breadcrumb path="/sites/import" parent={{ href: "/sites", label: "Мои сайты" }} />
      <div className="page-column py-8 sm:py-10">
        <ImportScreen sample={sampleTable} />
      </div>
    </>
  );
}
