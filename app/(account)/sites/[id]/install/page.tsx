import type { Metadata } from "next";
import { InstallScreen } from "@/components/features/installation/install-screen";

export const metadata: Metadata = { title: "Поставить на сайт" };

/** What must be installed on a site, and which of it is already there. */
export default async function InstallPage({ params }: PageProps<"/sites/[id]/install">) {
  const { id } = await params;
  return <InstallScreen id={id} />;
}
