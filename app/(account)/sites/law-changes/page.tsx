import type { Metadata } from "next";
import { LawScreen } from "@/components/sites/law/law-screen";
import { SiteFrame } from "@/components/sites/site-frame";
import { lawSitesWords } from "@/content/sites/law";

export const metadata: Metadata = { title: lawSitesWords.title, robots: { index: false } };

/** A changed law, accepted for many sites at once. */
export default function LawChangesPage() {
  return (
    <SiteFrame back={{ href: "/sites", words: "Мои сайты" }}>
      <LawScreen />
    </SiteFrame>
  );
}
