import type { SiteConsent } from "@/content/site-legal/consent-places";
import { siteConsentVersion } from "@/content/site-legal/consents";

/**
 * What an operator keeps of a consent given on the site: for what, which edition was read, when, from
 * where and on which page. The duty to prove it is the operator's (152-ФЗ ст. 9 ч. 3); our own consent
 * names these things.
 */
export type ConsentProof = {
  purposes: SiteConsent[];
  version: string;
  /** ISO 8601, UTC. */
  at: string;
  /** As our own proxy saw it; null without a trusted proxy. */
  address: string | null;
  page: string;
};

export function toConsentProof(
  given: Pick<ConsentProof, "purposes" | "address" | "page">,
  now: Date,
): ConsentProof {
  return { ...given, version: siteConsentVersion(), at: now.toISOString() };
}
