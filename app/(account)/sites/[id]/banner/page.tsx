import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { SiteBannerScreen } from "@/components/sites/banner/site-banner-screen";
import { isId } from "@/lib/core/ids";

export const metadata: Metadata = { title: "Баннер cookie сайта", robots: { index: false } };

/** A placeholder: see `documents/[id]/page.tsx`. */
export const generateStaticParams = () => [{ id: "0".repeat(24) }];

/** The banner of one site. */
export default async function SiteBannerPage({ params }: PageProps<"/sites/[id]/banner">) {
  const { id } = await params;
  if (!isId(id)) notFound();
  return <SiteBannerScreen id={id} />;
}
