import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { InstallScreen } from "@/components/sites/install/install-screen";
import { isId } from "@/lib/core/ids";

export const metadata: Metadata = { title: "Поставить на сайт", robots: { index: false } };

/** A placeholder: see `documents/[id]/page.tsx`. */
export const generateStaticParams = () => [{ id: "0".repeat(24) }];

/** What has to stand on one site, and what of it does. */
export default async function InstallPage({ params }: PageProps<"/sites/[id]/install">) {
  const { id } = await params;
  if (!isId(id)) notFound();
  return <InstallScreen id={id} />;
}
