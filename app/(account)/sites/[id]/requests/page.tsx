import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { RequestsScreen } from "@/components/requests/requests-screen";
import { isId } from "@/lib/core/ids";

export const metadata: Metadata = { title: "Запросы людей", robots: { index: false } };

/** A placeholder: see `documents/[id]/page.tsx`. */
export const generateStaticParams = () => [{ id: "0".repeat(24) }];

/** The register of what people and the regulator ask of one site's owner. */
export default async function RequestsPage({ params }: PageProps<"/sites/[id]/requests">) {
  const { id } = await params;
  if (!isId(id)) notFound();
  return <RequestsScreen id={id} />;
}
