import type { Metadata } from "next";
import { TeamScreen } from "@/components/organisations/team-screen";
import { PageColumn } from "@/components/shell/page/page-column";

export const metadata: Metadata = { title: "Команда", robots: { index: false } };

export default function TeamPage() {
  return (
    <PageColumn path="/team">
      <TeamScreen />
    </PageColumn>
  );
}
