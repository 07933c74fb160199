import { industryPresets } from "@/content/presets/industries";
import {
  analyticsPresets,
  bannedNetworks,
  counterData,
  foreignServices,
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
  | "other";

/** Someone outside the owner who gets personal data. */
export type Recipient = {
  kind: RecipientKind;
  /** Null where the owner ticked the kind and named nobody: a visible blank. */
  name: string | null;
  /** Genitive, after «на территорию»; null in Russia or where nothing tells otherwise. */
  foreignCountry: string | null;
};

export type AnalyticsUse = {
  service: string;
  /** Null for a service in the owner's own words. */
  owner: string | null;
  counterId: string | null;
  foreignCountry: string | null;
  data: string[];
};

/** The country of a service that the owner named in words, if it is a well-known foreign one. */
export function foreignCountryOf(text: string | undefined): string | null {
  if (!text) return null;
  return foreignServices.find(({ pattern }) => pattern.test(text))?.country ?? null;
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
      ...analyticsPresets[service],
      counterId: counterIds[service] ?? null,
      data: counterData,
    }));
  if (answers.otherAnalytics) {
    uses.push({
      service: answers.otherAnalytics,
      owner: null,
      counterId: null,
      foreignCountry: foreignCountryOf(answers.otherAnalytics),
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
  if (answers.hostingProvider) {
    recipients.push({
      kind: "hosting",
      name: answers.hostingProvider,
      foreignCountry: foreignCountryOf(answers.hostingProvider),
    });
  }
  if (answers.websitePlatform === "simple") {
    // A site builder keeps the forms of its sites: its owner sees what visitors send.
    const builder = answers.customPlatform ? `: ${answers.customPlatform}` : "";
    recipients.push({
      kind: "platform",
      name: `владелец конструктора сайтов${builder}`,
      foreignCountry: foreignCountryOf(answers.customPlatform),
    });
  }
  for (const system of answers.paymentSystems) {
    recipients.push({ kind: "payment", name: paymentPresets[system], foreignCountry: null });
  }
  if (ticked("payment_systems") && answers.paymentSystems.length === 0) {
    recipients.push({ kind: "payment", name: null, foreignCountry: null });
  }
  const uses = analyticsUses(answers);
  for (const use of uses) {
    const name = use.owner === null ? use.service : `${use.owner} (${use.service})`;
    recipients.push({ kind: "analytics", name, foreignCountry: use.foreignCountry });
  }
  if (ticked("analytics") && uses.length === 0) {
    recipients.push({ kind: "analytics", name: null, foreignCountry: null });
  }
  if (ticked("social_networks")) {
    recipients.push({
      kind: "social",
      name: "социальные сети, кнопки, виджеты и формы входа которых размещены на Сайте",
      foreignCountry: null,
    });
  }
  if (hasSellers(answers)) {
    recipients.push({
      kind: "seller",
      name: "продавцы, с которыми покупатель заключает договор через Сайт",
      foreignCountry: null,
    });
  }
  if (answers.otherThirdParties || ticked("other")) {
    recipients.push({
      kind: "other",
      name: answers.otherThirdParties ?? null,
      foreignCountry: foreignCountryOf(answers.otherThirdParties),
    });
  }
  return recipients;
}

/** True where the owner names a product of Meta among the recipients: then its absence is not claimed. */
export function namesBannedNetwork(answers: KnownAnswers): boolean {
  return [answers.otherThirdParties, answers.otherAnalytics].some(
    (text) => text !== undefined && bannedNetworks.test(text),
  );
}

function hasSellers(answers: KnownAnswers): boolean {
  const selling = ["order_processing", "delivery", "contract"] as const;
  return (
    industryPresets[answers.industry ?? "other"].sellers === true &&
    selling.some((purpose) => answers.processingPurposes.includes(purpose))
  );
}
