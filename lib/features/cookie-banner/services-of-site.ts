/** Which services of a site wait for its visitors' choice: those that its owner named and those that a check has seen. */

import { counterInCatalogue } from "@/lib/engine/facts/processing/services-of-form";
import { factValues, type SiteFacts } from "@/lib/engine/passport/facts";
import type { AnswersByKey } from "@/lib/engine/questions/conditions";
import type { AnalyticsService } from "@/lib/engine/questions/options";
import { findService } from "@/lib/engine/services/find-service";
import type { CheckReport } from "@/lib/features/site-check/responses";
import type { BannerService, KnownBannerService } from "@/lib/tools/cookie-banner/settings";

export type ServiceOfSite = {
  service: BannerService;
  /** Who says that it is there: the passport, or the last check of the living site. */
  from: "passport" | "check";
};

/**
 * The services of the passport first, then those that only the check has seen. What is in neither is not named.
 * @param report of the last check; null where there is none, or the site was not read.
 */
export function servicesOfSite(
  facts: SiteFacts,
  report: CheckReport | null,
  catalogue: readonly KnownBannerService[],
): ServiceOfSite[] {
  const answers = factValues(facts);
  const found = new Map<string, ServiceOfSite>();
  const add = (key: string | undefined, from: ServiceOfSite["from"], ids: readonly string[]) => {
    const service = catalogue.find((one) => one.key === key);
    if (!service) return;
    const known = found.get(service.key) ?? { service: { ...withoutAliases(service) }, from };
    known.service.ids = [...new Set([...known.service.ids, ...ids])];
    found.set(service.key, known);
  };
  for (const counter of countersNamed(answers)) {
    add(counterInCatalogue(counter).key, "passport", idsOf(counter, answers));
  }
  for (const name of namesIn(answers)) add(findService(name, catalogue)?.key, "passport", []);
  for (const { key, ids } of report?.isRead ? report.services : []) add(key, "check", ids);
  return [...found.values()];
}

const withoutAliases = ({ aliases: _aliases, ...service }: KnownBannerService): BannerService =>
  service;

const countersNamed = ({ analyticsServices }: AnswersByKey) =>
  (analyticsServices as AnalyticsService[] | undefined) ?? [];

function idsOf(counter: AnalyticsService, answers: AnswersByKey): string[] {
  const id =
    counter === "yandex_metrica"
      ? answers.yandexMetricaId
      : counter === "google_analytics"
        ? answers.googleAnalyticsId
        : undefined;
  return typeof id === "string" && id !== "" ? [id] : [];
}

/** What the owner wrote in their own words: other counters, and recipients one by one. */
function namesIn({ otherAnalytics, recipients }: AnswersByKey): string[] {
  const rows = (recipients as { name?: string }[] | undefined) ?? [];
  return [
    ...(typeof otherAnalytics === "string" ? otherAnalytics.split(/[,;\n]| и /) : []),
    ...rows.map(({ name }) => name ?? ""),
  ]
    .map((name) => name.trim())
    .filter(Boolean);
}
