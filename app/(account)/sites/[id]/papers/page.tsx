import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PapersScreen } from "@/components/sites/papers/papers-screen";
import { isId } from "@/lib/core/ids";

export const metadata: Metadata = { title: "Внутренние документы", robots: { index: false } };

/** A placeholder: see `documents/[id]/page.tsx`. */
export const generateStaticParams = () => [{ id: "0".repeat(24) }];

/** What the owner of a site keeps inside. */
export default async function PapersPage({ params }: PageProps<"/sites/[id]/papers">) {
  const { id } = await params;
  if (!isId(id)) notFound();
  return <PapersScreen id={id} />;
}
