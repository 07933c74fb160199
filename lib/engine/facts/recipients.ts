import { industryPresets } from "@/content/presets/industries";
import {
  analyticsPresets,
  bannedNetworks,
  counterData,
  foreignCountries,
  foreignServices,
  foreignWords,
  paymentPresets,
} from "@/content/presets/services";
import type { AnalyticsService } from "@/lib/engine/answers/options";
import type { KnownAnswers } from "@/lib/engine/facts/draft";

export type RecipientKind =
  | "hosting"
  | "platform"
  | "payment"
  | "analytics"
  | "social"
  | "seller"
  | "host"
  | "other";

/** Someone outside the owner who gets personal data. */
export type Recipient = {
  kind: RecipientKind;
  /** Null where the owner ticked the kind and named nobody: a visible blank. */
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
 * The countries of the recipients that the owner named in words: of well-known foreign services and
 * those that are named themselves. Empty for «зарубежные отели»; null where nothing is foreign.
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
export function analyticsUses(answers: KnownAnswers): AnalyticsUse[] {
  const services = new Set<AnalyticsService>(answers.analyticsServices);
  if (answers.yandexMetricaId) services.add("yandex_metrica");
  if (answers.googleAnalyticsId) services.add("google_analytics");
  const counterIds: Partial<Record<AnalyticsService, string>> = {
    yandex_metrica: answers.yandexMetricaId,
    google_analytics: answers.googleAnalyticsId,
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
  if (answers.otherAnalytics) {
    uses.push({
      service: answers.otherAnalytics,
      owner: null,
      counterId: null,
      foreignCountries: foreignCountriesOf(answers.otherAnalytics),
      data: counterData,
    });
  }
  return uses;
}

/**
 * Everyone who gets the data, those that the owner ticked and those that follow from other answers
 * (the hosting, a counter, a payment service): a document that named a counter and denied any
 * transfer would contradict itself.
 */
export function recipientsOf(answers: KnownAnswers): Recipient[] {
  const ticked = (kind: KnownAnswers["dataTransferToThirdParties"][number]) =>
    answers.dataTransferToThirdParties.includes(kind);
  const recipients: Recipient[] = [];
  if (answers.hostingProvider && !hasOwnServer(answers)) {
    recipients.push({
      kind: "hosting",
      name: answers.hostingProvider,
      foreignCountries: foreignCountriesOf(answers.hostingProvider),
    });
  }
  if (answers.websitePlatform === "simple") {
    // A site builder keeps the forms of its sites: its owner sees what visitors send.
    const builder = answers.customPlatform ? ` (${answers.customPlatform})` : "";
    recipients.push({
      kind: "platform",
      name: `владелец конструктора сайтов${builder}`,
      foreignCountries: foreignCountriesOf(answers.customPlatform),
    });
  }
  for (const system of answers.paymentSystems) {
    recipients.push({ kind: "payment", name: paymentPresets[system], foreignCountries: null });
  }
  if (ticked("payment_systems") && answers.paymentSystems.length === 0) {
    recipients.push({ kind: "payment", name: null, foreignCountries: null });
  }
  const uses = analyticsUses(answers);
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
  if (hasSellers(answers)) {
    recipients.push({
      kind: "seller",
      name: "продавцы, с которыми покупатель заключает договор через Сайт",
      foreignCountries: null,
    });
  }
  if (hasHosts(answers)) {
    recipients.push({
      kind: "host",
      name: "гостиницы, перевозчики и иные лица, которые оказывают туристу услуги в поездке",
      foreignCountries: null,
    });
  }
  if (answers.otherThirdParties || ticked("other")) {
    recipients.push({
      kind: "other",
      name: answers.otherThirdParties ?? null,
      foreignCountries: foreignCountriesOf(answers.otherThirdParties),
    });
  }
  return recipients;
}

/** «Свой сервер» is nobody to give data to. */
export function hasOwnServer({ hostingProvider }: KnownAnswers): boolean {
  return /^(?:на )?(?:сво[йеё]|собственн)/i.test(hostingProvider ?? "");
}

/** True where the owner names a product of Meta among the recipients: then its absence is not claimed. */
export function namesBannedNetwork(answers: KnownAnswers): boolean {
  return [answers.otherThirdParties, answers.otherAnalytics].some(
    (text) => text !== undefined && bannedNetworks.test(text),
  );
}

const asList = (country: string | null) => (country === null ? null : [country]);

const hasSellers = (answers: KnownAnswers) =>
  industryPresets[answers.industry ?? "other"].sellers === true && sells(answers);

/** A journey is made by others than the owner, often abroad (152-ФЗ ст. 12). */
const hasHosts = (answers: KnownAnswers) => answers.industry === "travel" && sells(answers);

function sells({ processingPurposes }: KnownAnswers): boolean {
  const selling = ["order_processing", "delivery", "contract"] as const;
  return selling.some((purpose) => processingPurposes.includes(purpose));
}
