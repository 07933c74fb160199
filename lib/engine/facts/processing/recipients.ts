import type { KnownFacts } from "@/lib/engine/facts/known";
import { industryPresets } from "@/lib/engine/presets/industries";
import type { RecipientKind } from "@/lib/engine/presets/recipients";
import {
  analyticsPresets,
  bannedNetworks,
  counterData,
  foreignCountries,
  foreignServices,
  foreignWords,
  paymentPresets,
} from "@/lib/engine/presets/services";
import type { AnalyticsService } from "@/lib/engine/questions/options";

/** A person or company besides the owner who gets personal data. */
export type Recipient = {
  kind: RecipientKind;
  /** Null where the owner chose the kind and gave no name: a visible blank. */
  name: string | null;
  /**
   * Where the data go abroad. Genitive, after «на территорию»; empty where the owner says «abroad» and
   * not where; null in Russia or where nothing tells otherwise.
   */
  foreignCountries: string[] | null;
};

export type AnalyticsUse = {
  service: string;
  /** Null for a service in the owner's own words. */
  owner: string | null;
  counterId: string | null;
  foreignCountries: string[] | null;
  data: string[];
};

/**
 * Finds foreign countries in recipients that the owner typed as free text: by the name of a country or of a
 * well-known foreign service.
 * @returns empty when it is foreign but names no country («зарубежные отели»); null when nothing is foreign
 */
export function foreignCountriesOf(text: string | undefined): string[] | null {
  if (!text) return null;
  const found = [...foreignServices, ...foreignCountries]
    .filter(({ pattern }) => pattern.test(text))
    .map(({ country }) => country);
  if (found.length === 0 && !foreignWords.test(text)) return null;
  return [...new Set(found)];
}

/** The counters on the site: ticked, known by their number, or named in the owner's words. */
export function analyticsUses(known: KnownFacts): AnalyticsUse[] {
  const services = new Set<AnalyticsService>(known["counters.services"]);
  if (known["counters.yandex"]) services.add("yandex_metrica");
  if (known["counters.google"]) services.add("google_analytics");
  const counterIds: Partial<Record<AnalyticsService, string>> = {
    yandex_metrica: known["counters.yandex"],
    google_analytics: known["counters.google"],
  };
  const uses: AnalyticsUse[] = (Object.keys(analyticsPresets) as AnalyticsService[])
    .filter((service) => services.has(service))
    .map((service) => ({
      service: analyticsPresets[service].service,
      owner: analyticsPresets[service].owner,
      foreignCountries: asList(analyticsPresets[service].foreignCountry),
      counterId: counterIds[service] ?? null,
      data: counterData,
    }));
  if (known["counters.other"]) {
    uses.push({
      service: known["counters.other"],
      owner: null,
      counterId: null,
      foreignCountries: foreignCountriesOf(known["counters.other"]),
      data: counterData,
    });
  }
  return uses;
}

/**
 * All recipients of the data, those that the owner chose and those that follow from other answers
 * (the hosting, a counter, a payment service): a document that named a counter and denied any
 * transfer would contradict itself.
 */
export function recipientsOf(known: KnownFacts): Recipient[] {
  const ticked = (kind: KnownFacts["transfers.kinds"][number]) =>
    known["transfers.kinds"].includes(kind);
  const recipients: Recipient[] = [];
  if (known["hosting.provider"] && !hasOwnServer(known)) {
    recipients.push({
      kind: "hosting",
      name: known["hosting.provider"],
      foreignCountries: foreignCountriesOf(known["hosting.provider"]),
    });
  }
  if (known["site.platform"] === "simple") {
    // A site builder keeps the forms of its sites: its owner sees what visitors send.
    const builder = known["site.platformName"] ? ` (${known["site.platformName"]})` : "";
    recipients.push({
      kind: "platform",
      name: `владелец конструктора сайтов${builder}`,
      foreignCountries: foreignCountriesOf(known["site.platformName"]),
    });
  }
  for (const system of known["transfers.paymentSystems"]) {
    recipients.push({ kind: "payment", name: paymentPresets[system], foreignCountries: null });
  }
  if (ticked("payment_systems") && known["transfers.paymentSystems"].length === 0) {
    recipients.push({ kind: "payment", name: null, foreignCountries: null });
  }
  const uses = analyticsUses(known);
  for (const use of uses) {
    const name = use.owner === null ? use.service : `${use.owner} (${use.service})`;
    recipients.push({ kind: "analytics", name, foreignCountries: use.foreignCountries });
  }
  if (ticked("analytics") && uses.length === 0) {
    recipients.push({ kind: "analytics", name: null, foreignCountries: null });
  }
  if (ticked("social_networks")) {
    recipients.push({
      kind: "social",
      name: "социальные сети, кнопки, виджеты и формы входа которых размещены на Сайте",
      foreignCountries: null,
    });
  }
  if (hasSellers(known)) {
    recipients.push({
      kind: "seller",
      name: "продавцы, с которыми покупатель заключает договор через Сайт",
      foreignCountries: null,
    });
  }
  if (hasHosts(known)) {
    recipients.push({
      kind: "host",
      name: "гостиницы, перевозчики и иные лица, которые оказывают туристу услуги в поездке",
      foreignCountries: null,
    });
  }
  if (known["transfers.others"] || ticked("other")) {
    recipients.push({
      kind: "other",
      name: known["transfers.others"] ?? null,
      foreignCountries: foreignCountriesOf(known["transfers.others"]),
    });
  }
  return recipients;
}

/** True when the owner runs the server («Свой сервер»), so that no hosting provider receives data. */
export function hasOwnServer(known: KnownFacts): boolean {
  return /^(?:на )?(?:сво[йеё]|собственн)/i.test(known["hosting.provider"] ?? "");
}

/** True when a recipient is a Meta product: then the text must not claim that none is used. */
export function namesBannedNetwork(known: KnownFacts): boolean {
  return [known["transfers.others"], known["counters.other"]].some(
    (text) => text !== undefined && bannedNetworks.test(text),
  );
}

const asList = (country: string | null) => (country === null ? null : [country]);

const hasSellers = (known: KnownFacts) =>
  industryPresets[known["site.industry"]].sellers === true && sells(known);

/** A journey is made by others than the owner, often abroad (152-ФЗ ст. 12). */
const hasHosts = (known: KnownFacts) => known["site.industry"] === "travel" && sells(known);

function sells(known: KnownFacts): boolean {
  const selling = ["order_processing", "delivery", "contract"] as const;
  return selling.some((purpose) => known["purposes.chosen"].includes(purpose));
}
