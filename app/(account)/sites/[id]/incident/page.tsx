import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { IncidentsScreen } from "@/components/incidents/incidents-screen";
import { isId } from "@/lib/core/ids";

export const metadata: Metadata = { title: "Инцидент", robots: { index: false } };

/** A placeholder: see `documents/[id]/page.tsx`. */
export const generateStaticParams = () => [{ id: "0".repeat(24) }];

/** Leaks of one site: the two terms and the notices. */
export default async function IncidentPage({ params }: PageProps<"/sites/[id]/incident">) {
  const { id } = await params;
  if (!isId(id)) notFound();
  return <IncidentsScreen id={id} />;
}
