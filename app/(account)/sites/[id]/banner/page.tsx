import type { Metadata } from "next";
import { SiteBannerScreen } from "@/components/features/cookie-banner/site-banner-screen";

export const metadata: Metadata = { title: "Баннер cookie сайта" };

/** The banner of one site. */
export default async function SiteBannerPage({ params }: PageProps<"/sites/[id]/banner">) {
  const { id } = await params;
  return <SiteBannerScreen id={id} />;
}
