/**
 * The services of a site that need the visitor's choice: those that its owner named and those that a check has seen.
 */

import { z } from "zod";
import { type KnownFacts, toKnownFacts } from "@/lib/engine/facts/known/known-facts";
import { analyticsUses } from "@/lib/engine/facts/processing/recipients/counters";
import { counterInCatalogue } from "@/lib/engine/facts/processing/recipients/form-services";
import { factValues, type SiteFacts } from "@/lib/engine/passport/facts";
import { findService } from "@/lib/engine/services/find-service";
import type { CheckReport } from "@/lib/features/site-check/report/responses";
import {
  type BannerService,
  bannerService,
  type KnownBannerService,
} from "@/lib/tools/cookie-banner/settings/settings";

/** A service from the passport, or from the last check of the site. */
export const serviceOfSite = z.strictObject({
  service: bannerService,
  from: z.enum(["passport", "check"]).describe("Из сведений о сайте или из последней проверки"),
});
type ServiceOfSite = z.output<typeof serviceOfSite>;

/**
 * Lists the services of the passport first, then those that only the check has seen.
 * @param report of the last check; null when there is none, or the site could not be read.
 */
export function servicesOfSite(
  facts: SiteFacts,
  report: CheckReport | null,
  catalogue: readonly KnownBannerService[],
): ServiceOfSite[] {
  const known = toKnownFacts(factValues(facts));
  const found = new Map<string, ServiceOfSite>();
  const add = (key: string | undefined, from: ServiceOfSite["from"], ids: readonly string[]) => {
    const service = catalogue.find((candidate) => candidate.key === key);
    if (!service) return;
    const entry = found.get(service.key) ?? { service: withoutAliases(service), from };
    entry.service.ids = [...new Set([...entry.service.ids, ...ids])];
    found.set(service.key, entry);
  };
  for (const { key, counterId } of analyticsUses(known)) {
    if (key) add(counterInCatalogue(key).key, "passport", counterId ? [counterId] : []);
  }
  for (const name of namesIn(known)) add(findService(name, catalogue)?.key, "passport", []);
  for (const { key, ids } of report?.isRead ? report.services : []) add(key, "check", ids);
  return [...found.values()];
}

const withoutAliases = ({ aliases: _aliases, ...service }: KnownBannerService): BannerService =>
  service;

/** What the owner wrote in free text: other counters, and recipients one by one. */
function namesIn(known: KnownFacts): string[] {
  return [
    ...(known["counters.other"]?.split(/[,;\n]| и /) ?? []),
    ...known["transfers.contractors"].map(({ name }) => name ?? ""),
  ]
    .map((name) => name.trim())
    .filter(Boolean);
}
