import { notFound } from "next/navigation";
import { OwnConsentSheet } from "@/components/own-documents/own-document-sheet";
import { PageFrame } from "@/components/shell/page/page-frame";
import { ownConsentKinds, ownConsentPlaces } from "@/content/own/consent-places";
import { ownConsentPages } from "@/content/own/consents";
import { pageMetadata } from "@/lib/features/seo/page-metadata";

type Segments = { params: Promise<{ purpose: string }> };

/** Another address is a 404: nothing here is rendered per request (decision 0006). */
export const dynamicParams = false;

export function generateStaticParams() {
  return ownConsentKinds.map((purpose) => ({ purpose }));
}

async function consentOf({ params }: Segments) {
  const { purpose } = await params;
  return ownConsentKinds.find((kind) => kind === purpose) ?? notFound();
}

export async function generateMetadata(segments: Segments) {
  const consent = await consentOf(segments);
  const { title, lead } = ownConsentPages[consent];
  return pageMetadata({ path: ownConsentPlaces[consent].path, title, description: lead });
}

/** A consent is a document of its own, apart from the policy (152-ФЗ ст. 9 ч. 1). */
export default async function ConsentPage(segments: Segments) {
  const consent = await consentOf(segments);
  const { title, lead } = ownConsentPages[consent];
  return (
    <PageFrame
      path={ownConsentPlaces[consent].path}
      title={title}
      lead={lead}
      parent={{ href: "/privacy", label: "Политика обработки данных" }}
      crumb={title}
    >
      <OwnConsentSheet consent={consent} />
    </PageFrame>
  );
}
