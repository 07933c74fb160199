/** Facts of the cookie policy: which cookies the site sets, whose they are and how long they stay. */

import { fieldOf, type KnownFacts } from "@/lib/engine/facts/known/known-facts";
import type { FactRecord, Vocabulary } from "@/lib/engine/facts/known/vocabulary";
import { flagFact, textFact } from "@/lib/engine/facts/known/vocabulary";
import {
  type AnalyticsUse,
  analyticsUses,
  countersOfSite,
  recordsSessions,
  tracksAppOnly,
} from "@/lib/engine/facts/processing/recipients/counters";
import { counterInCatalogue } from "@/lib/engine/facts/processing/recipients/form-services";
import {
  addedCookiePurposes,
  advertisingPattern,
  type CookieKind,
  cookieKindPresets,
  cookieKinds,
  termOfChoice,
} from "@/lib/engine/presets/cookies";
import type { AnalyticsService } from "@/lib/engine/questions/vocabulary/service-options";
import { capitalised } from "@/lib/russian/first-letter";
import { typesetDocument } from "@/lib/russian/typography";

export const cookieUseVocabulary = {
  "withdrawal.byLetterAlone": flagFact("отзывают ли согласие только письмом", "withdrawal"),
  "cookies.change": textFact("как изменить выбор файлов cookie", "cookies.button"),
  "cookies.kinds": {
    kind: "choices",
    label: "виды файлов cookie",
    field: fieldOf("counters.services"),
    options: cookieKinds,
  },
  "cookies.table": {
    kind: "rows",
    label: "виды файлов cookie",
    field: fieldOf("counters.services"),
    row: {
      name: textFact("вид файлов cookie", "counters.services"),
      purposes: textFact("для чего нужны файлы cookie", "purposes.chosen"),
      term: textFact("срок хранения файла", "counters.services"),
      disabling: textFact("можно ли отключить", "counters.services"),
    },
  },
  "cookies.services": {
    kind: "rows",
    label: "сервисы статистики и рекламы",
    field: fieldOf("counters.services"),
    row: {
      name: textFact("сервис статистики", "counters.other"),
      counter: textFact("номер счётчика", "counters.yandex"),
      owner: textFact("владельца сервиса статистики", "counters.other"),
      kinds: textFact("виды файлов cookie сервиса", "counters.services"),
    },
  },
  "cookies.files": {
    kind: "rows",
    label: "файлы cookie сервисов",
    field: fieldOf("counters.services"),
    row: {
      service: textFact("сервис статистики", "counters.services"),
      names: textFact("имена файлов cookie", "counters.services"),
      term: textFact("срок хранения файла", "counters.services"),
    },
  },
  "cookies.foreign": {
    kind: "rows",
    label: "иностранные сервисы статистики",
    field: fieldOf("counters.services"),
    row: {
      name: textFact("иностранного получателя", "counters.other"),
      country: textFact("страну получателя", "counters.other"),
    },
  },
} as const satisfies Vocabulary;

/** The kinds of cookies that follow from the answers. */
export function cookieKindsOf(known: KnownFacts): CookieKind[] {
  const counters = countersOfSite(known);
  const counts =
    counters.length > 0 ||
    (!tracksAppOnly(known) &&
      (known["purposes.chosen"].includes("analytics") ||
        known["transfers.kinds"].includes("analytics")));
  const used: Record<CookieKind, boolean> = {
    mandatory: true,
    functional: known["cookies.functional"] || addedPurposes("functional", known).length > 0,
    analytics: counts,
    advertising: counters.some((use) => kindsOf(use).includes("advertising")),
  };
  return (Object.keys(cookieKinds) as CookieKind[]).filter((kind) => used[kind]);
}

/**
 * Returns the cookies that follow from the answers: mandatory ones, which the cookie notice itself needs, and others
 * only when an answer implies them. A kind that no answer implies is not mentioned as used. Source:
 * docs/specification/content.md#cookie-retention, 152-ФЗ ст. 3 п. 1.
 */
export function cookieUseFacts(known: KnownFacts): FactRecord {
  const uses = analyticsUses(known);
  // A counter in an application sets none.
  const services = countersOfSite(known).map((use) => ({ ...use, kinds: kindsOf(use) }));
  const kinds = cookieKindsOf(known);
  // There is a notice only when there is something to choose.
  const asksChoice = kinds.length > 1;
  return {
    "withdrawal.byLetterAlone": known.withdrawal.every((way) => way === "email"),
    "cookies.change": changeOf(known["cookies.button"]),
    "cookies.kinds": kinds,
    "cookies.table": kinds.map((kind) => ({
      name: cookieKindPresets[kind].name,
      purposes: sentence([
        ...purposesOf(kind, known),
        ...(kind === "mandatory" && asksChoice ? [addedCookiePurposes.choice] : []),
        ...addedPurposes(kind, known),
      ]),
      term: termOf(kind, services, asksChoice),
      disabling: typesetDocument(cookieKindPresets[kind].disabling),
    })),
    "cookies.services": [
      ...services.map((use) => ({
        name: use.service,
        counter: use.counterId ?? undefined,
        owner: use.owner ?? "владелец сервиса",
        kinds: use.kinds.map((kind) => cookieKinds[kind]).join(" и "),
      })),
      ...unnamedService(known, uses),
    ],
    "cookies.files": services.flatMap(({ key, service }) =>
      key === null
        ? []
        : filesOf(key, known).map(({ names, term }) => ({
            service,
            names,
            term: typesetDocument(term),
          })),
    ),
    "cookies.foreign": services
      .filter(({ foreignCountries }) => foreignCountries !== null)
      .map(({ owner, service, foreignCountries }) => ({
        name: owner === null ? service : `${owner} (${service})`,
        country: foreignCountries?.join(", ") || undefined,
      })),
  };
}

/** How a visitor changes the choice, when there is a notice to open again (152-ФЗ ст. 9 ч. 2). */
const changeOf = (button: string | undefined): string =>
  button === undefined ? "изменить выбор на Сайте" : `изменить выбор, нажав на Сайте «${button}»`;

/** An advertising counter counts visits too. */
function kindsOf({ key, service }: AnalyticsUse): CookieKind[] {
  const advertises = key
    ? counterInCatalogue(key).category === "advertising"
    : advertisingPattern.test(service);
  return advertises ? ["analytics", "advertising"] : ["analytics"];
}

/** Set when a counter records what a visitor does (Вебвизор). */
const fileOfRecording = "_ym_visorc_*";

/** The files of a counter that the catalogue has verified, grouped by term. */
function filesOf(key: AnalyticsService, known: KnownFacts): { names: string; term: string }[] {
  const byTerm = new Map<string, string[]>();
  for (const { name, term } of counterInCatalogue(key).cookies) {
    if (name === fileOfRecording && !recordsSessions(known)) continue;
    if (term) byTerm.set(term, [...(byTerm.get(term) ?? []), name]);
  }
  return [...byTerm].map(([term, names]) => ({ names: names.join(", "), term }));
}

/** The owner answers that counters get data but names none: the document has a blank, as the policy has. */
function unnamedService(known: KnownFacts, uses: readonly AnalyticsUse[]): FactRecord[] {
  const isTicked = known["transfers.kinds"].includes("analytics");
  if (!isTicked || uses.length > 0) return [];
  return [{ name: undefined, counter: undefined, owner: undefined, kinds: cookieKinds.analytics }];
}

/** The longest term of the kind; undefined (a blank) for statistics by an unnamed counter. */
function termOf(
  kind: CookieKind,
  services: readonly { key: AnalyticsService | null }[],
  asksChoice: boolean,
): string | undefined {
  const { term } = cookieKindPresets[kind];
  if (kind === "mandatory" && asksChoice) return typesetDocument(`${term}; ${termOfChoice}`);
  if (kind !== "analytics") return typesetDocument(term);
  if (services.length === 0) return undefined;
  const isMetricaAlone = services.every(({ key }) => key === "yandex_metrica");
  return typesetDocument(isMetricaAlone ? "1 год" : term);
}

/** The usual purposes of a kind; of functional cookies only those that the owner answers. */
function purposesOf(kind: CookieKind, known: KnownFacts): string[] {
  if (kind === "functional" && !known["cookies.functional"]) return [];
  return cookieKindPresets[kind].purposes;
}

function addedPurposes(kind: CookieKind, known: KnownFacts): string[] {
  const purpose = (key: KnownFacts["purposes.chosen"][number]) =>
    known["purposes.chosen"].includes(key);
  const added: string[] = [];
  if (kind === "mandatory") {
    if (purpose("registration")) added.push(addedCookiePurposes.account);
    if (purpose("order_processing")) added.push(addedCookiePurposes.orders);
  }
  if (kind === "functional") {
    if (known["transfers.kinds"].includes("social_networks")) {
      added.push(addedCookiePurposes.social);
    }
    if (purpose("personalization")) added.push(addedCookiePurposes.recommendations);
  }
  return added;
}

function sentence(items: string[]): string {
  const joined = items.map((item) => typesetDocument(item)).join("; ");
  return capitalised(joined);
}
