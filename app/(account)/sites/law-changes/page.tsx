import type { Metadata } from "next";
import { LawScreen } from "@/components/law-watch/law-screen";
import { Breadcrumb } from "@/components/shell/page/breadcrumb";
import { lawSitesTexts } from "@/content/sites/law";

export const metadata: Metadata = { title: lawSitesTexts.title, robots: { index: false } };

/** Accepts a change in the law for many sites at once. */
export default function LawChangesPage() {
  return (
    <>
      <Breadcrumb path="/sites/law-changes" parent={{ href: "/sites", label: "Мои сайты" }} />
      <div className="page-column py-8 sm:py-10">
        <LawScreen />
      </div>
    </>
  );
}
