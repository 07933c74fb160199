import { ConsentPage, consentMetadata } from "@/components/tools/consent-checkbox/consent-page";

export const generateMetadata = consentMetadata;

export default function ConsentGeneratorPage() {
  return <ConsentPage path="/generators/consent" />;
}
