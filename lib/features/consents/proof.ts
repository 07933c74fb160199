import type { SiteConsent } from "@/content/site-legal/consent-places";
import { siteConsentVersion } from "@/content/site-legal/consents";

/**
 * The proof of a consent given on the site: its purpose, the edition of its text, time, address and page. The operator
 * has to prove a consent (152-ФЗ ст. 9 ч. 3); our own consent text names these data.
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
  consent: Pick<ConsentProof, "purposes" | "address" | "page">,
  now: Date,
): ConsentProof {
  return { ...consent, version: siteConsentVersion(), at: now.toISOString() };
}
