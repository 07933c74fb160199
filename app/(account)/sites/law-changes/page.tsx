import type { Metadata } from "next";
import { LawScreen } from "@/components/features/law-watch/law-screen";
import { PageColumn } from "@/components/shell/page/page-column";
import { lawSitesTexts } from "@/content/law-watch/screen";

export const metadata: Metadata = { title: lawSitesTexts.title };

/** Accepts a change in the law for many sites at once. */
export default function LawChangesPage() {
  return (
    <PageColumn path="/sites/law-changes" parent={{ href: "/sites", label: "Мои сайты" }}>
      <LawScreen />
    </PageColumn>
  );
}
