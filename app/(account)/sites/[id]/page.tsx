import type { Metadata } from "next";
import { SiteScreen } from "@/components/features/sites/site-screen";

export const metadata: Metadata = { title: "Сайт" };

/** The overview page of one site. */
export default async function SitePage({ params }: PageProps<"/sites/[id]">) {
  const { id } = await params;
  return <SiteScreen id={id} />;
}
