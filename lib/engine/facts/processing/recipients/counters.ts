/** The counters of visits, and the data they get. */

import type { KnownFacts } from "@/lib/engine/facts/known/known-facts";
import { memoizeByFacts } from "@/lib/engine/facts/known/memoize-by-facts";
import { counterService } from "@/lib/engine/facts/processing/recipients/form-services";
import { locationOf, locationOfService } from "@/lib/engine/facts/processing/recipients/locations";
import type { RecipientLocation } from "@/lib/engine/facts/processing/recipients/recipient";
import { appCounterData } from "@/lib/engine/presets/application";
import { counterData, visitData } from "@/lib/engine/presets/cookies";
import { keysOf } from "@/lib/engine/questions/vocabulary/options";
import {
  type AnalyticsService,
  analyticsServices,
} from "@/lib/engine/questions/vocabulary/service-options";

export type AnalyticsUse = RecipientLocation & {
  service: string;
  /** Null for a service in the owner's own words. */
  owner: string | null;
  counterId: string | null;
  /** The key in the form's list; null for a service in the owner's own words. */
  key: AnalyticsService | null;
  data: string[];
};

/** Returns the counters on the site: ticked, known by their number, or named in the owner's words. */
export const analyticsUses = memoizeByFacts((known): readonly AnalyticsUse[] => {
  const counterIds: Partial<Record<AnalyticsService, string>> = {
    yandex_metrica: known["counters.yandex"],
    google_analytics: known["counters.google"],
  };
  const uses: AnalyticsUse[] = keysOf(analyticsServices)
    .filter((key) => known["counters.services"].includes(key) || counterIds[key])
    .map((key) =>
      toUse(analyticsServices[key], locationOfService(counterService(key)), {
        key,
        owner: counterService(key).company ?? null,
        counterId: counterIds[key] ?? null,
      }),
    );
  const other = known["counters.other"];
  // «AppMetrica» in words next to a ticked AppMetrica is the same counter.
  if (other && !uses.some(({ service }) => isSameCounter(service, other))) {
    uses.push(toUse(other, locationOf(other), { key: null, owner: null, counterId: null }));
  }
  return uses;
});

/** Counters have one shape, like recipients (`toRecipient`). */
function toUse(
  service: string,
  { foreignCountries, inRussia }: RecipientLocation,
  { key, owner, counterId }: Pick<AnalyticsUse, "key" | "owner" | "counterId">,
): AnalyticsUse {
  const data = key === "appmetrica" ? appCounterData : counterData;
  return { key, service, owner, counterId, foreignCountries, inRussia, data };
}

/** True when the owner counts visits with the site's own log. */
export const usesOwnCounter = (known: KnownFacts): boolean =>
  known["transfers.ownWork"].includes("analytics_own") && analyticsUses(known).length === 0;

/** Counters on web pages, which set cookies. */
export const countersOfSite = (known: KnownFacts): AnalyticsUse[] =>
  analyticsUses(known).filter(({ key }) => key !== "appmetrica");

/** True when only an application is counted, not the site. */
export const tracksAppOnly = (known: KnownFacts): boolean =>
  analyticsUses(known).length > 0 && countersOfSite(known).length === 0;

const sessionRecording =
  "запись действий на страницах в Яндекс.Метрике: движения мыши, прокрутка, нажатия и то, что посетитель вводит в поля, не исключённые из записи";

/** The data of all counters together, unnamed ones included. */
export function dataOfCounters(known: KnownFacts): string[] {
  const uses = analyticsUses(known);
  const unnamed = known["transfers.kinds"].includes("analytics") ? counterData : [visitData];
  const data = uses.length === 0 ? unnamed : uses.flatMap((use) => use.data);
  return [...new Set(recordsSessions(known) ? [...data, sessionRecording] : data)];
}

/** True when the counter records what a visitor does on the pages (Вебвизор). */
export const recordsSessions = (known: KnownFacts): boolean =>
  known["counters.recording"] && analyticsUses(known).some(({ key }) => key === "yandex_metrica");

/** «Яндекс Метрика» is «Яндекс.Метрика». */
function isSameCounter(a: string, b: string): boolean {
  const [left, right] = [a, b].map((name) => name.toLowerCase().replace(/[^a-zа-яё]/g, ""));
  return left === right;
}
