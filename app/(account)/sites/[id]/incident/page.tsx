import type { Metadata } from "next";
import { IncidentsScreen } from "@/components/features/incidents/incidents-screen";

export const metadata: Metadata = { title: "Инцидент" };

/** Data leaks of one site: both deadlines and the notices. */
export default async function IncidentPage({ params }: PageProps<"/sites/[id]/incident">) {
  const { id } = await params;
  return <IncidentsScreen id={id} />;
}
