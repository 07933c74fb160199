import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CheckScreen } from "@/components/site-check/report/check-screen";
import { isId, placeholderId } from "@/lib/core/ids";

export const metadata: Metadata = {
  title: "Отчёт о проверке сайта",
  robots: { index: false },
  // The address is all that keeps a report from strangers: it does not leave with links to the checked site.
  referrer: "no-referrer",
};

/** A placeholder: see `documents/[id]/page.tsx`. */
export const generateStaticParams = () => [{ id: placeholderId }];

/** The report of one check, for whoever has its address. */
export default async function CheckReportPage({ params }: PageProps<"/check/[id]">) {
  const { id } = await params;
  if (!isId(id)) notFound();
  return <CheckScreen id={id} />;
}
