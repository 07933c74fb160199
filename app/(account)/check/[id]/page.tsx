import type { Metadata } from "next";
import { CheckScreen } from "@/components/features/site-check/report/check-screen";
import { placeholderIds, readPageId } from "@/lib/platform/http/page-id";

export const metadata: Metadata = {
  title: "Отчёт о проверке сайта",
  // Anyone with the address can open the report, so links to the checked site must not send it as the referrer.
  referrer: "no-referrer",
};

export const generateStaticParams = placeholderIds;

/** The report of one check, open to anyone who has its address. */
export default async function CheckReportPage({ params }: PageProps<"/check/[id]">) {
  const id = await readPageId(params);
  return <CheckScreen id={id} />;
}
