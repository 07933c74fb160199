import { cropOf } from "@/lib/features/site-check/browser/merge/merge-crops";
import { momentLabels, momentsOf } from "@/lib/features/site-check/browser/merge/moments";
import type { BrowserObservation } from "@/lib/features/site-check/browser/observation";
import type {
  DetectedService,
  Evidence,
  Moment,
  ServicePlace,
} from "@/lib/features/site-check/detect/detected/detected-site";
import { evidenceOfResponse } from "@/lib/features/site-check/detect/page/evidence";
import {
  type ServiceIndex,
  serviceAt,
} from "@/lib/features/site-check/detect/services/service-index";

/** The browser's requests to one service. */
type ServiceRequests = { hosts: Set<string>; moments: Map<Moment, Evidence> };

/** Places of code that calls a service; a header or a form proves it regardless of the browser's requests. */
const callingPlaces: ReadonlySet<ServicePlace> = new Set([
  "script",
  "code",
  "bundle",
  "iframe",
  "image",
  "stylesheet",
]);

/**
 * Combines the services of a site with a browser's requests. Requested without consent: it runs at once, whatever the
 * code suggests. Requested only after consent: it waits, even if the code suggests otherwise. Never requested, although
 * the code of that page suggests it: inferred, because it may wait for something that nobody did.
 */
export function mergeServices(
  services: readonly DetectedService[],
  observation: BrowserObservation,
  pageUrl: string,
  index: ServiceIndex,
): DetectedService[] {
  const requestsByService = findRequests(observation, index);
  const read = services.map((service) => {
    const requests = requestsByService.get(service.key);
    requestsByService.delete(service.key);
    return requests
      ? withRequests(service, requests, pageUrl)
      : withoutRequests(service, observation, pageUrl);
  });
  return [
    ...read,
    ...[...requestsByService].map(([key, requests]) =>
      withRequests(unreadService(key), requests, pageUrl),
    ),
  ];
}

function findRequests(
  observation: BrowserObservation,
  index: ServiceIndex,
): Map<string, ServiceRequests> {
  const requestsByService = new Map<string, ServiceRequests>();
  for (const [moment, { requests }] of momentsOf(observation)) {
    for (const { host, path } of requests) {
      const key = serviceAt(index, host, path)?.key;
      if (key === undefined) continue;
      const requests = requestsByService.get(key) ?? { hosts: new Set(), moments: new Map() };
      requestsByService.set(key, requests);
      requests.hosts.add(host);
      if (requests.moments.has(moment)) continue;
      const text = `${momentLabels[moment]}: запрос к ${host}${path}`;
      requests.moments.set(moment, {
        ...evidenceOfResponse(observation.url, text),
        // Services that waited for a choice during the observation.
        ...(moment === "before" && cropOf("notice", observation)),
      });
    }
  }
  return requestsByService;
}

const unreadService = (key: string): DetectedService => ({
  key,
  load: "hinted",
  status: "inferred",
  ids: [],
  hosts: [],
  noscript: undefined,
  sessionRecording: undefined,
  places: [],
});

function withRequests(
  service: DetectedService,
  { hosts, moments }: ServiceRequests,
  pageUrl: string,
): DetectedService {
  const immediate = moments.get("before") ?? moments.get("refused");
  const seen = { moments: [...moments.keys()], hosts: [...new Set([...service.hosts, ...hosts])] };
  // The browser knows nothing of other pages.
  const isCalledElsewhere = service.load === "immediate" && !isCalledAt(service, pageUrl);
  const evidence = immediate ?? (isCalledElsewhere ? undefined : moments.get("accepted"));
  if (!evidence) return { ...service, ...seen };
  return {
    ...service,
    ...seen,
    load: immediate ? "immediate" : "deferred",
    status: "seen",
    places: [{ place: "request", evidence }, ...service.places],
  };
}

function withoutRequests(
  service: DetectedService,
  { isComplete }: BrowserObservation,
  pageUrl: string,
): DetectedService {
  const isUncertain =
    isComplete &&
    service.load === "immediate" &&
    isCalledAt(service, pageUrl) &&
    isOnlyCode(service);
  return { ...service, moments: [], ...(isUncertain && { status: "inferred" }) };
}

/** Whether the code of the opened page, or a script of the site, calls it. */
const isCalledAt = ({ places }: DetectedService, pageUrl: string) =>
  places.some(
    ({ place, evidence }) =>
      place === "bundle" || (callingPlaces.has(place) && evidence.url === pageUrl),
  );

const isOnlyCode = ({ places }: DetectedService) =>
  places.every(({ place }) => callingPlaces.has(place) || place === "noscript" || place === "hint");
