import type { Metadata } from "next";
import { PassportScreen } from "@/components/features/passport/passport-screen";

export const metadata: Metadata = { title: "Сведения о сайте" };

/** The editable passport of one site. */
export default async function PassportPage({ params }: PageProps<"/sites/[id]/passport">) {
  const { id } = await params;
  return <PassportScreen id={id} />;
}
