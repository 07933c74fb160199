import type { Metadata } from "next";
import { TeamScreen } from "@/components/organisations/team-screen";
import { Breadcrumb } from "@/components/shell/page/breadcrumb";

export const metadata: Metadata = { title: "Команда", robots: { index: false } };

export default function TeamPage() {
  return (
    <>
      <Breadcrumb path="/team" />
      <div className="page-column py-8 sm:py-10">
        <TeamScreen />
      </div>
    </>
  );
}
