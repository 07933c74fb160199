/** Finds the services that a site uses, with all places of a service combined into one fact. */
import type {
  DetectedService,
  ServiceLoad,
} from "@/lib/features/site-check/detect/detected/detected-site";
import { attribute } from "@/lib/features/site-check/detect/page/elements";
import type { ReadSite } from "@/lib/features/site-check/detect/page/read-site";
import { codeSightings } from "@/lib/features/site-check/detect/services/code-sightings";
import type { DeferralScope } from "@/lib/features/site-check/detect/services/deferral";
import { markupSightings } from "@/lib/features/site-check/detect/services/markup-sightings";
import { responseSightings } from "@/lib/features/site-check/detect/services/response-sightings";
import {
  adjacentIds,
  sessionRecorders,
} from "@/lib/features/site-check/detect/services/service-ids";
import type { ServiceIndex } from "@/lib/features/site-check/detect/services/service-index";
import type { Sighting } from "@/lib/features/site-check/detect/services/sighting";

/** In order of precedence. */
const loads: readonly ServiceLoad[] = ["immediate", "deferred", "linked", "hinted"];

/** The services of a site in the order in which they were seen. */
export function findServices(site: ReadSite, index: ServiceIndex): DetectedService[] {
  const known = new Map<string, boolean>();
  const sightings: Sighting[] = [];
  for (const { visited, page, scripts } of site.pages) {
    const scope = scopeOf([...scripts, ...site.files], [page], known);
    const ofPage = [
      ...responseSightings(visited, index),
      ...markupSightings(page, index),
      ...scripts.flatMap((script) => codeSightings(script, index, scope)),
    ];
    sightings.push(...withIds(ofPage, scripts));
  }
  const all = scopeOf(
    [...site.files, ...site.pages.flatMap(({ scripts }) => scripts)],
    site.pages.map(({ page }) => page),
    known,
  );
  for (const file of site.files) sightings.push(...codeSightings(file, index, all));

  const byKey = new Map<string, Sighting[]>();
  for (const sighting of sightings) {
    const sightings = byKey.get(sighting.key);
    if (sightings) sightings.push(sighting);
    else byKey.set(sighting.key, [sighting]);
  }
  return [...byKey].map(([key, sightings]) => toService(key, sightings));
}

/** A loader and its settings are often two scripts, so the first sighting of a service gets all ids of its page. */
function withIds(sightings: readonly Sighting[], scripts: DeferralScope["scripts"]): Sighting[] {
  const completedKeys = new Set<string>();
  return sightings.map((sighting) => {
    if (completedKeys.has(sighting.key)) return sighting;
    completedKeys.add(sighting.key);
    const nearbyIds = scripts.flatMap(({ code }) => adjacentIds(sighting.key, code));
    return { ...sighting, ids: [...sighting.ids, ...nearbyIds] };
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

function toService(key: string, sightings: readonly Sighting[]): DetectedService {
  const noscript = sightings.find(({ place }) => place === "noscript");
  const withScripts = sightings.filter(({ place }) => place !== "noscript");
  // Addresses show when a service is called; signs in the code only count when there are no addresses.
  const called = withScripts.filter(({ isAddress, load }) => isAddress && load !== "hinted");
  const deciding = [called, withScripts, sightings].find(({ length }) => length > 0) ?? sightings;
  const load =
    loads.find((item) => deciding.some((sighting) => sighting.load === item)) ?? "hinted";
  const recorded = sightings.find(({ sessionRecording }) => sessionRecording)?.sessionRecording;
  const recorder =
    sessionRecorders.has(key) && load !== "hinted" ? deciding[0]?.evidence : undefined;
  return {
    key,
    load,
    status: load === "immediate" || load === "linked" ? "seen" : "inferred",
    ids: [...new Set(sightings.flatMap(({ ids }) => ids))],
    hosts: [...new Set(sightings.flatMap(({ host }) => host ?? []))],
    noscript: noscript?.evidence,
    sessionRecording: recorded ?? recorder,
    places: placesOf(sightings),
  };
}

function placesOf(sightings: readonly Sighting[]): DetectedService["places"] {
  const places = new Map<string, DetectedService["places"][number]>();
  for (const { place, evidence } of sightings) {
    if (!places.has(place)) places.set(place, { place, evidence });
  }
  return [...places.values()];
}
