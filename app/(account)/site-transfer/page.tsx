import type { Metadata } from "next";
import { Breadcrumb } from "@/components/shell/page/breadcrumb";
import { OfferedSiteScreen } from "@/components/site-transfer/offered-site-screen";

export const metadata: Metadata = { title: "Передача сайта", robots: { index: false } };

export default function OfferedSitePage() {
  return (
    <>
      <Breadcrumb path="/site-transfer" />
      <div className="page-column py-8 sm:py-10">
        <OfferedSiteScreen />
      </div>
    </>
  );
}
