import type { Metadata } from "next";
import { OfferedSiteScreen } from "@/components/features/site-transfer/offered-site-screen";
import { PageColumn } from "@/components/shell/page/page-column";

export const metadata: Metadata = { title: "Передача сайта" };

export default function OfferedSitePage() {
  return (
    <PageColumn path="/site-transfer">
      <OfferedSiteScreen />
    </PageColumn>
  );
}
