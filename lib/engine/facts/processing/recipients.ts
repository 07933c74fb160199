import type { KnownFacts } from "@/lib/engine/facts/known";
import { oncePerKnown } from "@/lib/engine/facts/once-per-known";
import { ownerKindOf } from "@/lib/engine/facts/owner";
import {
  type Contractor,
  contractorsOf,
  isOperatorAlone,
  type SaidOfContractor,
} from "@/lib/engine/facts/processing/contractors";
import { pagesOfOthers } from "@/lib/engine/facts/processing/published-pages";
import {
  counterService,
  paymentService,
  type ServiceOfForm,
  socialService,
} from "@/lib/engine/facts/processing/services-of-form";
import { appCounterData } from "@/lib/engine/presets/application";
import { counterData, visitData } from "@/lib/engine/presets/cookies";
import {
  bannedNetworks,
  countryGenitives,
  foreignCountries,
  foreignWords,
} from "@/lib/engine/presets/countries";
import { industryPresets } from "@/lib/engine/presets/industries";
import type { RowKey } from "@/lib/engine/presets/processing";
import { contractorPresets, type RecipientRole } from "@/lib/engine/presets/recipients";
import { type AnalyticsService, analyticsServices, keysOf } from "@/lib/engine/questions/options";
import {
  companyOfPlatform,
  countriesNamed,
  isSameService,
  setsOptionalCookies,
} from "@/lib/engine/services/proved-services";

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
  /** True where the owner says or the catalogue of services proves that it is in Russia: only then it may be stated. */
  inRussia: boolean;
  /** What the owner himself says of it; nothing of those that follow from other answers. */
  said?: SaidOfContractor;
  /** Rows whose data it does not get, although its kind of work serves them. */
  spared?: readonly RowKey[];
};

export type AnalyticsUse = {
  service: string;
  /** Null for a service in the owner's own words. */
  owner: string | null;
  counterId: string | null;
  /** The counter of the form's list; null for a service in the owner's own words. */
  key: AnalyticsService | null;
  foreignCountries: string[] | null;
  inRussia: boolean;
  data: string[];
};

/**
 * Finds foreign countries in recipients that the owner typed as free text: by the name of a country or of a
 * well-known foreign service.
 * @returns empty when it is foreign but names no country («зарубежные отели»); null when nothing is foreign
 */
export function foreignCountriesOf(text: string | undefined): string[] | null {
  if (!text) return null;
  const found = [
    ...countriesNamed(text).foreign.flatMap((country) => countryGenitives[country] ?? []),
    ...foreignCountries.filter(({ pattern }) => pattern.test(text)).map(({ country }) => country),
  ];
  if (found.length === 0 && !foreignWords.test(text)) return null;
  return [...new Set(found)];
}

/** Where a recipient in the owner's words is, as far as its name tells. */
const placeOf = (text: string | undefined) => {
  const abroad = foreignCountriesOf(text);
  return {
    foreignCountries: abroad,
    inRussia: abroad === null && text !== undefined && countriesNamed(text).inRussia,
  };
};

const placeOfService = ({ country }: ServiceOfForm) => ({
  foreignCountries:
    country === undefined || country === "RU" ? null : [countryGenitives[country] ?? []].flat(),
  inRussia: country === "RU",
});
/** Of one that nobody named. */
const unknownPlace = { foreignCountries: null, inRussia: false };

/** The counters on the site: ticked, known by their number, or named in the owner's words. */
export const analyticsUses = oncePerKnown((known): readonly AnalyticsUse[] => {
  const services = new Set<AnalyticsService>(known["counters.services"]);
  if (known["counters.yandex"]) services.add("yandex_metrica");
  if (known["counters.google"]) services.add("google_analytics");
  const counterIds: Partial<Record<AnalyticsService, string>> = {
    yandex_metrica: known["counters.yandex"],
    google_analytics: known["counters.google"],
  };
  const uses: AnalyticsUse[] = keysOf(analyticsServices)
    .filter((key) => services.has(key))
    .map((key) => ({
      key,
      service: analyticsServices[key],
      owner: counterService(key).company ?? null,
      ...placeOfService(counterService(key)),
      counterId: counterIds[key] ?? null,
      data: key === "appmetrica" ? appCounterData : counterData,
    }));
  const other = known["counters.other"];
  // «AppMetrica» in words beside a ticked AppMetrica is the same counter.
  if (other && !uses.some(({ service }) => isSameCounter(service, other))) {
    uses.push({
      key: null,
      service: other,
      owner: null,
      counterId: null,
      ...placeOf(other),
      data: counterData,
    });
  }
  return uses;
});

/** True where the owner says that he counts visits by the log of his own site. */
export const countsByItself = (known: KnownFacts): boolean =>
  known["transfers.ownWork"].includes("analytics_own") && analyticsUses(known).length === 0;

/** Counters of the pages: those that set cookies. */
export const countersOfSite = (known: KnownFacts): AnalyticsUse[] =>
  analyticsUses(known).filter(({ key }) => key !== "appmetrica");

/** True where an application is counted and the site is not. */
export const countsAppAlone = (known: KnownFacts): boolean =>
  analyticsUses(known).length > 0 && countersOfSite(known).length === 0;

/**
 * All recipients of the data, those that the owner chose and those that follow from other answers
 * (the hosting, a counter, a payment service): a document that named a counter and denied any
 * transfer would contradict itself.
 */
export const recipientsOf = oncePerKnown((known): readonly Recipient[] => {
  const ticked = (kind: KnownFacts["transfers.kinds"][number]) =>
    known["transfers.kinds"].includes(kind);
  const recipients: Recipient[] = [];
  const { keptApart = [] } = industryPresets[known["site.industry"]];
  // What a counter counts goes from the browser to its owner, past the host; a log of one's own lies there.
  const counted: RowKey[] = countsByItself(known) ? [] : ["analytics"];
  const kept = { spared: [...keptApart, ...counted] };
  if (known["hosting.provider"] && !hasOwnServer(known) && !isHostedByBuilder(known)) {
    recipients.push({
      role: "hosting",
      name: known["hosting.provider"],
      ...placeOf(known["hosting.provider"]),
      ...kept,
    });
  }
  const platform = platformOwner(known);
  if (platform) recipients.push({ ...platform, ...kept });
  for (const system of known["transfers.paymentSystems"]) {
    const service = paymentService(system);
    recipients.push({ role: "payment", name: service.words, ...placeOfService(service) });
  }
  if (ticked("payment_systems") && known["transfers.paymentSystems"].length === 0) {
    recipients.push({ role: "payment", name: null, ...unknownPlace });
  }
  const uses = analyticsUses(known);
  for (const use of uses) {
    const name = use.owner === null ? use.service : `${use.owner} (${use.service})`;
    const { foreignCountries, inRussia } = use;
    recipients.push({ role: "analytics", name, foreignCountries, inRussia });
  }
  if (ticked("analytics") && uses.length === 0) {
    recipients.push({ role: "analytics", name: null, ...unknownPlace });
  }
  const networks = ticked("social_networks") ? known["transfers.socialServices"] : [];
  for (const network of networks) {
    const service = socialService(network);
    recipients.push({ role: "social", name: service.words, ...placeOfService(service) });
  }
  if (ticked("social_networks") && networks.length === 0) {
    recipients.push({ role: "social", name: null, ...unknownPlace });
  }
  for (const { page, network } of pagesOfOthers(known)) {
    const service = network && socialService(network);
    const name = service ? service.words : null;
    const place = service ? placeOfService(service) : placeOf(page);
    const isListed = recipients.some(
      (other) =>
        other.role === "page" &&
        other.name === name &&
        String(other.foreignCountries) === String(place.foreignCountries),
    );
    if (!isListed) recipients.push({ role: "page", name, ...place });
  }
  const contractors = contractorsOf(known);
  const names = (role: RecipientRole) => contractors.some((contractor) => contractor.role === role);
  if (hasSellers(known) && !names("seller")) {
    recipients.push({
      role: "seller",
      name: "продавцы, с которыми покупатель заключает договор через Сайт",
      ...unknownPlace,
    });
  }
  if (
    hasJourneys(known) &&
    !contractors.some((one) => one.role === "travel" && !isOperatorAlone(one)) &&
    !(known["deal.tourRole"] === "agent" && contractors.some(isOperatorAlone))
  ) {
    // Whoever sells another's tours tells that operator who travels, and the operator tells the rest (132-ФЗ ст. 10).
    const others = "гостиницы, перевозчики и иные лица, которые оказывают туристу услуги в поездке";
    recipients.push({
      role: "travel",
      name: known["deal.tourRole"] === "agent" ? "туроператоры, которые формируют туры" : others,
      ...unknownPlace,
    });
  }
  for (const contractor of contractors) {
    recipients.push({ ...contractor, ...placeOfContractor(contractor) });
  }
  if (mayUseCashRegister(known) && !names("fiscalData")) {
    recipients.push({
      role: "fiscalData",
      name: "оператор фискальных данных и налоговые органы (в случаях, предусмотренных законом)",
      foreignCountries: null,
      inRussia: true,
    });
  }
  if (ticked("other") && contractors.length === 0) {
    recipients.push({ role: null, name: null, ...unknownPlace });
  }
  return recipients;
});

/**
 * Whoever takes money for what it sells gives receipts of a cash register as a rule, and each goes to the operator of fiscal
 * data (54-ФЗ ст. 1.2, 4.5). A natural person has no register, gifts need none, and
 * of whom the law frees a trader the policy says «в случаях, предусмотренных законом».
 */
function mayUseCashRegister(known: KnownFacts): boolean {
  const sells =
    known["site.industry"] !== "nonprofit" ||
    known["trade.sold"].some((thing) => thing !== "donations");
  return known["purposes.chosen"].includes("payment") && sells && ownerKindOf(known) !== "person";
}

/** Work that somebody else does as a rule: money is taken, orders are carried, letters are sent. */
const usualWork = [
  { role: "payment", purpose: "payment", own: ["payment_transfer", "payment_receipt"] },
  { role: "delivery", purpose: "delivery", own: ["delivery_own", "delivery_pickup"] },
  { role: "mailing", purpose: "newsletter", own: ["mailing_own"] },
  { role: "analytics", purpose: "analytics", own: ["analytics_own"] },
] as const;
type UsualWork = (typeof usualWork)[number];

/** True where nobody is named who keeps the site and its data: a host, a builder, a server of the owner's own. */
export const isKeeperUnsaid = (known: KnownFacts): boolean =>
  known["hosting.provider"] === undefined && platformOwner(known) === null;

/**
 * Those whom the owner has yet to name: he takes payments, delivers, sends letters or counts, and says neither who does it nor
 * that he does it himself. A list without them would pass for a whole one (152-ФЗ ст. 14 ч. 7 п. 4).
 */
export function unsaidRecipients(
  known: KnownFacts,
  recipients: readonly Recipient[] = recipientsOf(known),
): Recipient[] {
  const contractors = contractorsOf(known);
  return usualWork.flatMap((work) => {
    const isUnsaid =
      known["purposes.chosen"].includes(work.purpose) &&
      // A carrier by trade carries itself.
      !(work.role === "delivery" && known["site.industry"] === "logistics") &&
      !work.own.some((one) => known["transfers.ownWork"].includes(one)) &&
      !recipients.some(({ role }) => role === work.role) &&
      !contractors.some((contractor) => mayDo(contractor, work));
    return isUnsaid ? [{ role: work.role, name: null, ...unknownPlace }] : [];
  });
}

/** A marketplace, a seller and a tour operator bring what they sell; of unknown work, blanks of its own ask. */
function mayDo({ role, said }: Contractor, { role: work, purpose }: UsualWork): boolean {
  const isSaid = said?.purposes.includes(purpose) ?? false;
  if (role === null) return said === undefined || isSaid;
  // An accountant serves payments and takes none.
  return work !== "payment" && (isSaid || contractorPresets[role].serves.includes(purpose));
}

/** What the owner says goes before what a name tells: «Кипрская пекарня» may be in Russia. */
function placeOfContractor({
  name,
  said,
}: Contractor): Pick<Recipient, "foreignCountries" | "inRussia"> {
  switch (said?.country) {
    case undefined: {
      const foreign = foreignCountriesOf([name, said?.task].filter(Boolean).join(" "));
      return {
        ...placeOf(name ?? undefined),
        ...(foreign && { foreignCountries: foreign, inRussia: false }),
      };
    }
    case "RU":
      return { foreignCountries: null, inRussia: true };
    case "other": {
      const country = said?.otherCountry;
      return {
        foreignCountries: country ? [`иностранного государства — ${country}`] : [],
        inRussia: false,
      };
    }
    default:
      return {
        foreignCountries: [countryGenitives[said?.country ?? ""] ?? []].flat(),
        inRussia: false,
      };
  }
}

/** True when the owner runs the server («Свой сервер»), so that no hosting provider receives data. */
export function hasOwnServer(known: KnownFacts): boolean {
  return /^(?:на )?(?:сво[йеё]|собственн)/i.test(known["hosting.provider"] ?? "");
}

/** A builder that is named as the hosting, too, is one recipient and not two. */
export function isHostedByBuilder(known: KnownFacts): boolean {
  const { "hosting.provider": hosting, "platform.owner": company } = known;
  const platform = known["site.platformName"];
  return (
    known["site.platform"] === "simple" &&
    hosting !== undefined &&
    [platform, company].some((name) => name !== undefined && isSameService(name, hosting))
  );
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
  // What was named as the hosting may be the company that the catalogue does not prove.
  const isHosting = isHostedByBuilder(known) && known["hosting.provider"] !== platform;
  const company =
    known["platform.owner"] ??
    (isHosting ? known["hosting.provider"] : undefined) ??
    (platform && companyOfPlatform(platform));
  const kind = isBuilder ? "владелец конструктора сайтов" : "владелец облачной платформы";
  const inBrackets = platform ? ` (${platform})` : "";
  return {
    role: isBuilder ? "builder" : "platform",
    name: company
      ? `${company}${inBrackets}`
      : isBuilder || platform
        ? `${kind}${inBrackets}`
        : null,
    ...placeOfPlatform(company, platform),
  };
}

/**
 * True where the catalogue proves that a builder sets cookies of its own which a site can do without, and the owner
 * neither switched them off nor named them among the counters.
 */
export function platformSetsCookies(known: KnownFacts): boolean {
  const name = known["site.platformName"];
  if (known["site.platform"] !== "simple" || name === undefined) return false;
  if (known["platform.statisticsOff"]) return false;
  // Where visits are counted anyway, the policy says that such files wait for a consent, the builder's too.
  if (known["purposes.chosen"].includes("analytics")) return false;
  const counter = known["counters.other"]?.toLowerCase();
  return !counter?.includes(name.toLowerCase()) && setsOptionalCookies(name);
}

/** The company says where it is, and else what it is called by. */
const placeOfPlatform = (company: string | undefined, platform: string | undefined) => {
  const place = placeOf(company ?? platform);
  return {
    ...place,
    inRussia: place.inRussia || (place.foreignCountries === null && placeOf(platform).inRussia),
  };
};

/** True when a recipient is a Meta product: then the text must not claim that none is used. */
export function namesBannedNetwork(known: KnownFacts): boolean {
  const contractors = contractorsOf(known).flatMap(({ name, said }) => [name, said?.task]);
  return [...contractors, known["counters.other"]].some(
    (text) => text && bannedNetworks.test(text),
  );
}

const sessionRecording =
  "запись действий на страницах в Яндекс.Метрике: движения мыши, прокрутка, нажатия и то, что посетитель вводит в поля, не исключённые из записи";

/** What all counters together get; that of a counter without a name too, and of visits counted by nobody knows whom. */
export function dataOfCounters(known: KnownFacts): string[] {
  const uses = analyticsUses(known);
  const unnamed = known["transfers.kinds"].includes("analytics") ? counterData : [visitData];
  const data = uses.length === 0 ? unnamed : uses.flatMap((use) => use.data);
  return [...new Set(recordsSessions(known) ? [...data, sessionRecording] : data)];
}

/** True when the counter keeps what a visitor does on the pages (Вебвизор). */
export const recordsSessions = (known: KnownFacts): boolean =>
  known["counters.recording"] && analyticsUses(known).some(({ key }) => key === "yandex_metrica");

/** «Яндекс Метрика» is «Яндекс.Метрика». */
function isSameCounter(one: string, other: string): boolean {
  const [left, right] = [one, other].map((name) => name.toLowerCase().replace(/[^a-zа-яё]/g, ""));
  return left === right;
}

export const hasSellers = (known: KnownFacts) =>
  industryPresets[known["site.industry"]].sellers === true && sells(known);

/** A journey is made by others than the owner, often abroad (152-ФЗ ст. 12). */
export const hasJourneys = (known: KnownFacts) =>
  known["site.industry"] === "travel" && sells(known);

/**
 * True where it is known of the database and of every recipient that it is in Russia: answered, or proved in the
 * catalogue of services. Of one that nobody placed a transfer abroad cannot be denied (152-ФЗ ст. 12).
 */
export function staysInRussia(known: KnownFacts, recipients: readonly Recipient[]): boolean {
  const isAbroad = recipients.some(({ foreignCountries }) => foreignCountries !== null);
  if (isAbroad || hasJourneys(known) || known["database.country"] !== "russia") return false;
  return known["transfers.home"] === "russia" || recipients.every(({ inRussia }) => inRussia);
}

function sells(known: KnownFacts): boolean {
  const selling = ["order_processing", "delivery", "contract"] as const;
  return selling.some((purpose) => known["purposes.chosen"].includes(purpose));
}
