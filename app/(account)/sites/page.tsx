import type { Metadata } from "next";
import { PageColumn } from "@/components/shell/page/page-column";
import { SitesScreen } from "@/components/site-list/sites-screen";

export const metadata: Metadata = { title: "Мои сайты" };

export default function SitesPage() {
  return (
    <PageColumn path="/sites">
      <SitesScreen />
    </PageColumn>
  );
}
