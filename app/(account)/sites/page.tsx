import type { Metadata } from "next";
import { Breadcrumb } from "@/components/shell/page/breadcrumb";
import { SitesScreen } from "@/components/site-list/sites-screen";

export const metadata: Metadata = { title: "Мои сайты", robots: { index: false } };

export default function SitesPage() {
  return (
    <>
      <Breadcrumb path="/sites" />
      <div className="page-column py-8 sm:py-10">
        <SitesScreen />
      </div>
    </>
  );
}
