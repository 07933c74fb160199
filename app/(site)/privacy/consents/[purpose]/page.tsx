import { notFound } from "next/navigation";
import { SiteConsentSheet } from "@/components/pages/site-legal/site-legal-sheet";
import { PageFrame } from "@/components/shell/page/page-frame";
import { siteConsentKinds, siteConsentPlaces } from "@/content/site-legal/consent-places";
import { siteConsentPages } from "@/content/site-legal/consents";
import { pageMetadata } from "@/lib/features/seo/page-metadata";

/** An unknown purpose is a 404: nothing here is rendered per request (decision 0006). */
export const dynamicParams = false;

export function generateStaticParams() {
  return siteConsentKinds.map((purpose) => ({ purpose }));
}

async function consentOf({ params }: PageProps<"/privacy/consents/[purpose]">) {
  const { purpose } = await params;
  return siteConsentKinds.find((kind) => kind === purpose) ?? notFound();
}

export async function generateMetadata(segments: PageProps<"/privacy/consents/[purpose]">) {
  const consent = await consentOf(segments);
  const { title, lead } = siteConsentPages[consent];
  return pageMetadata({ path: siteConsentPlaces[consent].path, title, description: lead });
}

/** A consent is a document separate from the policy (152-ФЗ ст. 9 ч. 1). */
export default async function ConsentPage(segments: PageProps<"/privacy/consents/[purpose]">) {
  const consent = await consentOf(segments);
  const { title, lead } = siteConsentPages[consent];
  return (
    <PageFrame
      path={siteConsentPlaces[consent].path}
      title={title}
      lead={lead}
      parent={{ href: "/privacy", label: "Политика обработки данных" }}
      crumb={title}
    >
      <SiteConsentSheet consent={consent} />
    </PageFrame>
  );
}
