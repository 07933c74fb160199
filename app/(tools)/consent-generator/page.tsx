import { ConsentPage, consentMetadata } from "@/components/tools/consent-checkbox/consent-page";

/** The same screen as `/generators/consent`, which is its canonical address. */
export const generateMetadata = consentMetadata;

export default function ConsentGeneratorAliasPage() {
  return <ConsentPage path="/consent-generator" />;
}
