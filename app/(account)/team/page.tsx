import type { Metadata } from "next";
import { OrganisationScreen } from "@/components/features/organisations/organisation-screen";
import { PageColumn } from "@/components/shell/page/page-column";

export const metadata: Metadata = { title: "Команда" };

export default function OrganisationsPage() {
  return (
    <PageColumn path="/team">
      <OrganisationScreen />
    </PageColumn>
  );
}
