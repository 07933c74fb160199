import type { Metadata } from "next";
import { OfferedSiteScreen } from "@/components/organisations/email-links/offered-site-screen";
import { Breadcrumb } from "@/components/shell/page/breadcrumb";

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
