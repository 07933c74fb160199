/** Texts of a consent: its purpose, what is done for it, and the effect of a refusal. */
import type { Consent } from "@/lib/engine/facts/consents/consent";
import type { KnownFacts } from "@/lib/engine/facts/known/known-facts";
import { takesGiftsOnly } from "@/lib/engine/facts/processing/matrix/purposes";
import {
  alternativeChannelText,
  anyContactText,
  type ConsentPreset,
  defaultMailingText,
  newsletterChannels,
} from "@/lib/engine/presets/consents";
import { industryPresets } from "@/lib/engine/presets/industries";
import { lowerFirst } from "@/lib/russian/first-letter";
import { typesetDocument } from "@/lib/russian/typography";

/** Reads inside a sentence; the owner's own words are not changed. */
export function formatPurpose(purpose: string, known: KnownFacts): string {
  const otherPurpose = known["purposes.other"];
  const isOwn = otherPurpose !== undefined && purpose.startsWith(otherPurpose);
  return isOwn ? purpose : lowerFirst(typesetDocument(purpose));
}

/** What is done for the purpose: a sentence without the full stop. */
export function describeActivity(
  consent: Consent,
  preset: ConsentPreset,
  known: KnownFacts,
): string | undefined {
  if (consent.key === "newsletter") {
    return typesetDocument(`Оператор направляет субъекту ${describeMailings(consent, known)}`);
  }
  return preset.detail === null ? undefined : typesetDocument(preset.detail);
}

/** What is sent and by which channels; in the accusative (38-ФЗ ст. 18 ч. 1). */
export function describeMailings({ dataTypes }: Consent, known: KnownFacts): string {
  const ways = newsletterChannels.filter(({ type }) => dataTypes.includes(type));
  const text = ways.length > 0 ? ways.map((way) => way.text).join(" и ") : anyContactText;
  const { news, donors } = industryPresets[known["site.industry"]];
  // An owner who sells nothing does not advertise (38-ФЗ ст. 3 п. 1).
  const sellsNothing = donors ? takesGiftsOnly(known) : known["trade.sold"].length === 0;
  const mailingText = news && sellsNothing ? news : defaultMailingText;
  return typesetDocument(`${mailingText} ${text}`);
}

/** The effect of not giving the consent; sentences without the last full stop. */
export function describeRefusalEffect(
  { key }: Consent,
  preset: ConsentPreset,
  known: KnownFacts,
): string {
  if (key !== "processors") return preset.refusal;
  return `${preset.refusal}. ${alternativeChannelText(known["deal.channels"].includes("phone"))}`;
}
