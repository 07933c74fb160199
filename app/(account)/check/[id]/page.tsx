import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CheckScreen } from "@/components/site-check/report/check-screen";
import { isId, placeholderId } from "@/lib/core/ids";

export const metadata: Metadata = {
  title: "Отчёт о проверке сайта",
  // Anyone with the address can open the report, so links to the checked site must not send it as the referrer.
  referrer: "no-referrer",
};

/** Placeholder id: see `documents/[id]/page.tsx`. */
export const generateStaticParams = () => [{ id: placeholderId }];

/** The report of one check, open to anyone who has its address. */
export default async function CheckReportPage({ params }: PageProps<"/check/[id]">) {
  const { id } = await params;
  if (!isId(id)) notFound();
  return <CheckScreen id={id} />;
}
