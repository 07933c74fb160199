import type { Metadata } from "next";
import { PageColumn } from "@/components/shell/page/page-column";
import { OfferedSiteScreen } from "@/components/site-transfer/offered-site-screen";

export const metadata: Metadata = { title: "Передача сайта" };

export default function OfferedSitePage() {
  return (
    <PageColumn path="/site-transfer">
      <OfferedSiteScreen />
    </PageColumn>
  );
}
