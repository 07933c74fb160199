/** Finds the services that a site uses, with all places of a service combined into one fact. */
import type {
  DetectedService,
  ServiceLoad,
} from "@/lib/features/site-check/detect/detected/detected-site";
import { attribute } from "@/lib/features/site-check/detect/page/elements";
import type { ReadSite } from "@/lib/features/site-check/detect/page/read-site";
import { codeMatches } from "@/lib/features/site-check/detect/services/code-matches";
import type { DeferralScope } from "@/lib/features/site-check/detect/services/deferral";
import { markupMatches } from "@/lib/features/site-check/detect/services/markup-matches";
import { responseMatches } from "@/lib/features/site-check/detect/services/response-matches";
import {
  adjacentIds,
  sessionRecorders,
} from "@/lib/features/site-check/detect/services/service-ids";
import type { ServiceIndex } from "@/lib/features/site-check/detect/services/service-index";
import type { ServiceMatch } from "@/lib/features/site-check/detect/services/service-match";

/** In order of precedence. */
const loads: readonly ServiceLoad[] = ["immediate", "deferred", "linked", "hinted"];

/** The services of a site in the order in which they were seen. */
export function findServices(site: ReadSite, index: ServiceIndex): DetectedService[] {
  const known = new Map<string, boolean>();
  const matches: ServiceMatch[] = [];
  for (const { visited, page, scripts } of site.pages) {
    const scope = scopeOf([...scripts, ...site.files], [page], known);
    const ofPage = [
      ...responseMatches(visited, index),
      ...markupMatches(page, index),
      ...scripts.flatMap((script) => codeMatches(script, index, scope)),
    ];
    matches.push(...withIds(ofPage, scripts));
  }
  const all = scopeOf(
    [...site.files, ...site.pages.flatMap(({ scripts }) => scripts)],
    site.pages.map(({ page }) => page),
    known,
  );
  for (const file of site.files) matches.push(...codeMatches(file, index, all));

  const byKey = new Map<string, ServiceMatch[]>();
  for (const match of matches) {
    const matches = byKey.get(match.key);
    if (matches) matches.push(match);
    else byKey.set(match.key, [match]);
  }
  return [...byKey].map(([key, matches]) => toService(key, matches));
}

/** A loader and its settings are often two scripts, so the first match of a service gets all ids of its page. */
function withIds(
  matches: readonly ServiceMatch[],
  scripts: DeferralScope["scripts"],
): ServiceMatch[] {
  const completedKeys = new Set<string>();
  return matches.map((match) => {
    if (completedKeys.has(match.key)) return match;
    completedKeys.add(match.key);
    const nearbyIds = scripts.flatMap(({ code }) => adjacentIds(match.key, code));
    return { ...match, ids: [...match.ids, ...nearbyIds] };
  });
}

function scopeOf(
  scripts: DeferralScope["scripts"],
  pages: readonly ReadSite["pages"][number]["page"][],
  known: DeferralScope["known"],
): DeferralScope {
  const pressed = pages.flatMap((page) =>
    page.elements.flatMap((element) => attribute(element, "onclick") ?? []),
  );
  return { scripts, pressed, known };
}

function toService(key: string, matches: readonly ServiceMatch[]): DetectedService {
  const noscript = matches.find(({ place }) => place === "noscript");
  const withScripts = matches.filter(({ place }) => place !== "noscript");
  // Addresses show when a service is called; signs in the code only count when there are no addresses.
  const called = withScripts.filter(({ isAddress, load }) => isAddress && load !== "hinted");
  const deciding = [called, withScripts, matches].find(({ length }) => length > 0) ?? matches;
  const load = loads.find((item) => deciding.some((match) => match.load === item)) ?? "hinted";
  const recorded = matches.find(({ sessionRecording }) => sessionRecording)?.sessionRecording;
  const recorder =
    sessionRecorders.has(key) && load !== "hinted" ? deciding[0]?.evidence : undefined;
  return {
    key,
    load,
    status: load === "immediate" || load === "linked" ? "seen" : "inferred",
    ids: [...new Set(matches.flatMap(({ ids }) => ids))],
    hosts: [...new Set(matches.flatMap(({ host }) => host ?? []))],
    noscript: noscript?.evidence,
    sessionRecording: recorded ?? recorder,
    places: placesOf(matches),
  };
}

function placesOf(matches: readonly ServiceMatch[]): DetectedService["places"] {
  const places = new Map<string, DetectedService["places"][number]>();
  for (const { place, evidence } of matches) {
    if (!places.has(place)) places.set(place, { place, evidence });
  }
  return [...places.values()];
}
