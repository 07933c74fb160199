import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { SiteScreen } from "@/components/sites/home/site-screen";
import { isId } from "@/lib/core/ids";

export const metadata: Metadata = { title: "Сайт", robots: { index: false } };

/** A placeholder: see `documents/[id]/page.tsx`. */
export const generateStaticParams = () => [{ id: "0".repeat(24) }];

/** The home of one site. */
export default async function SitePage({ params }: PageProps<"/sites/[id]">) {
  const { id } = await params;
  if (!isId(id)) notFound();
  return <SiteScreen id={id} />;
}
