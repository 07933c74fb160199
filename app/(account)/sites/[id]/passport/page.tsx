import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PassportScreen } from "@/components/sites/passport/passport-screen";
import { isId } from "@/lib/core/ids";

export const metadata: Metadata = { title: "Сведения о сайте", robots: { index: false } };

/** A placeholder: see `documents/[id]/page.tsx`. */
export const generateStaticParams = () => [{ id: "0".repeat(24) }];

/** What is known of one site, to be changed. */
export default async function PassportPage({ params }: PageProps<"/sites/[id]/passport">) {
  const { id } = await params;
  if (!isId(id)) notFound();
  return <PassportScreen id={id} />;
}
