import type { Metadata } from "next";
import { SitesScreen } from "@/components/features/site-list/sites-screen";
import { PageColumn } from "@/components/shell/page/page-column";

export const metadata: Metadata = { title: "Мои сайты" };

export default function SitesPage() {
  return (
    <PageColumn path="/sites">
      <SitesScreen />
    </PageColumn>
  );
}
