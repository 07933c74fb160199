import type { KnownFacts } from "@/lib/engine/facts/known";
import {
  type Contractor,
  contractorsOf,
  isOperatorAlone,
  type SaidOfContractor,
} from "@/lib/engine/facts/processing/contractors";
import { pagesOfOthers } from "@/lib/engine/facts/processing/published-pages";
import { industryPresets } from "@/lib/engine/presets/industries";
import type { RecipientRole } from "@/lib/engine/presets/recipients";
import {
  analyticsPresets,
  bannedNetworks,
  counterData,
  countryGenitives,
  foreignCountries,
  foreignServices,
  foreignWords,
  paymentPresets,
  socialPresets,
} from "@/lib/engine/presets/services";
import type { AnalyticsService } from "@/lib/engine/questions/options";

/** A person or company besides the owner who gets personal data. */
export type Recipient = {
  /** Null where the owner named somebody and did not say what for: a visible blank. */
  role: RecipientRole | null;
  /** Null where the owner chose the kind and gave no name: a visible blank. */
  name: string | null;
  /**
   * Where the data go abroad. Genitive, after «на территорию»; empty where the owner says «abroad» and
   * not where; null in Russia or where nothing tells otherwise.
   */
  foreignCountries: string[] | null;
  /** What the owner himself says of it; nothing of those that follow from other answers. */
  said?: SaidOfContractor;
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
  const other = known["counters.other"];
  // «AppMetrica» in words beside a ticked AppMetrica is the same counter.
  if (other && !uses.some(({ service }) => isSameService(service, other))) {
    uses.push({
      service: other,
      owner: null,
      counterId: null,
      foreignCountries: foreignCountriesOf(other),
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
      role: "hosting",
      name: known["hosting.provider"],
      foreignCountries: foreignCountriesOf(known["hosting.provider"]),
    });
  }
  const platform = platformOwner(known);
  if (platform) recipients.push(platform);
  for (const system of known["transfers.paymentSystems"]) {
    recipients.push({ role: "payment", name: paymentPresets[system], foreignCountries: null });
  }
  if (ticked("payment_systems") && known["transfers.paymentSystems"].length === 0) {
    recipients.push({ role: "payment", name: null, foreignCountries: null });
  }
  const uses = analyticsUses(known);
  for (const use of uses) {
    const name = use.owner === null ? use.service : `${use.owner} (${use.service})`;
    recipients.push({ role: "analytics", name, foreignCountries: use.foreignCountries });
  }
  if (ticked("analytics") && uses.length === 0) {
    recipients.push({ role: "analytics", name: null, foreignCountries: null });
  }
  const networks = ticked("social_networks") ? known["transfers.socialServices"] : [];
  for (const network of networks) {
    recipients.push({ role: "social", name: socialPresets[network], foreignCountries: null });
  }
  if (ticked("social_networks") && networks.length === 0) {
    recipients.push({ role: "social", name: null, foreignCountries: null });
  }
  for (const { page, network } of pagesOfOthers(known)) {
    const name = network && socialPresets[network];
    const abroad = foreignCountriesOf(page);
    const isListed = recipients.some(
      (other) =>
        other.role === "page" &&
        other.name === name &&
        String(other.foreignCountries) === String(abroad),
    );
    if (!isListed) recipients.push({ role: "page", name, foreignCountries: abroad });
  }
  const contractors = contractorsOf(known);
  const names = (role: RecipientRole) => contractors.some((contractor) => contractor.role === role);
  if (hasSellers(known) && !names("seller")) {
    recipients.push({
      role: "seller",
      name: "продавцы, с которыми покупатель заключает договор через Сайт",
      foreignCountries: null,
    });
  }
  if (
    hasJourneys(known) &&
    !contractors.some((one) => one.role === "travel" && !isOperatorAlone(one))
  ) {
    recipients.push({
      role: "travel",
      name: "гостиницы, перевозчики и иные лица, которые оказывают туристу услуги в поездке",
      foreignCountries: null,
    });
  }
  for (const contractor of contractors) {
    recipients.push({ ...contractor, foreignCountries: countriesOf(contractor) });
  }
  if (ticked("other") && contractors.length === 0) {
    recipients.push({ role: null, name: null, foreignCountries: null });
  }
  return recipients;
}

/** What the owner says goes before what a name tells: «Кипрская пекарня» may be in Russia. */
function countriesOf({ name, said }: Contractor): string[] | null {
  switch (said?.country) {
    case undefined:
      return foreignCountriesOf([name, said?.task].filter(Boolean).join(" "));
    case "RU":
      return null;
    case "other":
      return said?.otherCountry ? [`иностранного государства — ${said.otherCountry}`] : [];
    default:
      return [countryGenitives[said?.country as keyof typeof countryGenitives]];
  }
}

/** True when the owner runs the server («Свой сервер»), so that no hosting provider receives data. */
export function hasOwnServer(known: KnownFacts): boolean {
  return /^(?:на )?(?:сво[йеё]|собственн)/i.test(known["hosting.provider"] ?? "");
}

/** What the owner did not name because the choice names it. */
const cloudNames: Partial<Record<KnownFacts["site.platform"], string>> = { bitrix24: "Битрикс24" };

/**
 * The owner of the platform where it keeps what visitors send: of a site builder always, of another by the word of
 * the site's owner. A platform on one's own server gives it nothing.
 */
function platformOwner(known: KnownFacts): Recipient | null {
  const isBuilder = known["site.platform"] === "simple";
  const isCloud =
    ["bitrix24", "crm", "other"].includes(known["site.platform"]) &&
    known["platform.home"] === "cloud";
  if (!isBuilder && !isCloud) return null;
  const platform = known["site.platformName"] ?? cloudNames[known["site.platform"]];
  const company = known["platform.owner"];
  const kind = isBuilder ? "владелец конструктора сайтов" : "владелец облачной платформы";
  const inBrackets = platform ? ` (${platform})` : "";
  return {
    role: isBuilder ? "builder" : "platform",
    name: company
      ? `${company}${inBrackets}`
      : isBuilder || platform
        ? `${kind}${inBrackets}`
        : null,
    foreignCountries: foreignCountriesOf(company ?? platform),
  };
}

/** True when a recipient is a Meta product: then the text must not claim that none is used. */
export function namesBannedNetwork(known: KnownFacts): boolean {
  const contractors = contractorsOf(known).flatMap(({ name, said }) => [name, said?.task]);
  return [...contractors, known["counters.other"]].some(
    (text) => text && bannedNetworks.test(text),
  );
}

const sessionRecording =
  "запись действий на страницах в Яндекс.Метрике: движения мыши, прокрутка, нажатия и то, что посетитель вводит в поля, не исключённые из записи";

/** What all counters together get; that of a counter without a name too. */
export function dataOfCounters(known: KnownFacts): string[] {
  const uses = analyticsUses(known);
  const unnamed = uses.length === 0 && known["transfers.kinds"].includes("analytics");
  const data = unnamed ? counterData : uses.flatMap((use) => use.data);
  return [...new Set(recordsSessions(known) ? [...data, sessionRecording] : data)];
}

/** True when the counter keeps what a visitor does on the pages (Вебвизор). */
export const recordsSessions = (known: KnownFacts): boolean =>
  known["counters.recording"] &&
  analyticsUses(known).some(({ service }) => service === analyticsPresets.yandex_metrica.service);

/** «Яндекс Метрика» is «Яндекс.Метрика». */
function isSameService(one: string, other: string): boolean {
  const [left, right] = [one, other].map((name) => name.toLowerCase().replace(/[^a-zа-яё]/g, ""));
  return left === right;
}

const asList = (country: string | null) => (country === null ? null : [country]);

const hasSellers = (known: KnownFacts) =>
  industryPresets[known["site.industry"]].sellers === true && sells(known);

/** A journey is made by others than the owner, often abroad (152-ФЗ ст. 12). */
export const hasJourneys = (known: KnownFacts) =>
  known["site.industry"] === "travel" && sells(known);

function sells(known: KnownFacts): boolean {
  const selling = ["order_processing", "delivery", "contract"] as const;
  return selling.some((purpose) => known["purposes.chosen"].includes(purpose));
}
