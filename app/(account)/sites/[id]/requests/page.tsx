import type { Metadata } from "next";
import { RequestsScreen } from "@/components/features/requests/requests-screen";

export const metadata: Metadata = { title: "Запросы людей" };

/** The register of requests from people and the regulator to one site's owner. */
export default async function RequestsPage({ params }: PageProps<"/sites/[id]/requests">) {
  const { id } = await params;
  return <RequestsScreen id={id} />;
}
