/** The input and output of a rule. Rules are pure: facts in, matches out. */
import type { Norm } from "@/lib/engine/tree/document";
import type {
  DetectedForm,
  DetectedService,
  DetectedSite,
  Evidence,
} from "@/lib/features/site-check/detect/detected/detected-site";
import type {
  CatalogueService,
  PrefilledAnswers,
} from "@/lib/features/site-check/detect/facts/facts-for-passport";
import { withoutCrop } from "@/lib/features/site-check/detect/page/evidence";
import type { VisitedSite } from "@/lib/features/site-check/fetch/visited-site";
import type { Finding, RuleDefinition } from "@/lib/features/site-check/rules/rule/finding";

export type UsedService = { detected: DetectedService; service: CatalogueService };

export type RuleContext = {
  site: DetectedSite;
  visited: VisitedSite;
  /** The services of the site that the catalogue knows; those only prepared for are left out. */
  used: readonly UsedService[];
  /** Forms in which people tell of themselves; a sign-in asks for nothing new. */
  personalForms: readonly DetectedForm[];
  /** Whether words of the pages may have been missed: they were cut, or scripts draw them. */
  isPartlyRead: boolean;
  /** What was seen of the answers of our form. */
  answers: PrefilledAnswers;
};

/** What a rule has seen; what it leaves out is as its definition says. */
export type RuleMatch = Pick<Finding, "status" | "evidence"> &
  Partial<Pick<Finding, "severity" | "title" | "why" | "fix" | "norms" | "fine" | "services">> & {
    action?: Finding["action"];
  };

export type Rule = RuleDefinition & {
  /** Nothing where there is nothing to say. */
  find: (context: RuleContext) => readonly RuleMatch[];
};

export const norm = (law: string, place: string): Norm => ({ law, place });

/** At most ten places: more of the same tell nothing new. */
const maxEvidence = 10;

/** One match with these places; none without a place. */
export function seenAt(
  evidence: readonly (Evidence | undefined)[],
  rest: Omit<RuleMatch, "evidence" | "status"> & { status?: RuleMatch["status"] } = {},
): RuleMatch[] {
  const places = evidence.filter((place) => place !== undefined).slice(0, maxEvidence);
  return places.length > 0 ? [{ status: "seen", ...rest, evidence: places }] : [];
}

/** «A», «B», «C». */
export const listNames = (names: readonly string[]) =>
  [...new Set(names)].map((name) => `«${name}»`).join(", ");

/** Returns the place that calls a service, the code before a pixel for visitors without scripts. */
export function evidenceOf({ places, noscript }: DetectedService): Evidence | undefined {
  const called = places.find(({ place }) => place !== "noscript" && place !== "hint");
  return (called ?? places[0])?.evidence ?? noscript;
}

/** Returns the place of a service that no visitor's choice makes lawful: the notice's picture would not show it. */
export function placeWithoutNotice(detected: DetectedService): Evidence | undefined {
  const place = evidenceOf(detected);
  return place && withoutCrop(place);
}

/** Returns the places that call a service: what a browser saw, with the code next to it, or only the code. */
export function callsOf(detected: DetectedService): (Evidence | undefined)[] {
  const [first, second] = detected.places.filter(
    ({ place }) => place !== "noscript" && place !== "hint",
  );
  return first?.place === "request" ? [first.evidence, second?.evidence] : [evidenceOf(detected)];
}

/** What needs the visitor's consent and runs as soon as a page opens, except a pixel that is only in `noscript`. */
export const trackersOnLoad = ({ used }: Pick<RuleContext, "used">) =>
  used.filter(
    ({ detected, service }) =>
      service.follows.includes("consent") &&
      detected.load === "immediate" &&
      detected.places.some(({ place }) => place !== "noscript"),
  );
