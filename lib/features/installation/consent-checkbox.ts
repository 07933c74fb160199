/** The consent checkboxes for the forms of one site, from its facts and its published documents. Pure. */

import { formatRussianDate } from "@/lib/core/time/moscow-time";
import { ownerAndSite } from "@/lib/engine/answers/identifying-answers";
import { writeConsentForm } from "@/lib/engine/consent-checkbox/consent-checkbox";
import {
  type ConsentRequest,
  listConsentRequests,
} from "@/lib/engine/facts/consents/consent-requests";
import type { AnswersDraft } from "@/lib/engine/facts/known/known-facts";
import { Html } from "@/lib/engine/writers/html/element";
import { defaultPath } from "@/lib/features/documents/package/links";
import { needsFormCheckbox } from "@/lib/features/installation/plan";
import type { InstallationItem } from "@/lib/features/installation/responses";
import { consentCss, pageCss, recordScript } from "@/lib/tools/consent-checkbox/assets";

export type SiteCheckbox = {
  key: ConsentRequest["key"];
  /** What people choose it by. */
  label: string;
  /** Null while no document with the text of this consent is published. */
  address: string | null;
  /** «№ 2 от 27 ноября 2026 г.»; empty without a document. */
  version: string;
};

type Site = { facts: AnswersDraft; papers: readonly InstallationItem[] };

/** The consents that a form of the site asks for, each with its document. The purposes come from the documents. */
export function listSiteCheckboxes({ facts, papers }: Site): SiteCheckbox[] {
  const consents = papers.filter(({ type }) => type === "consent");
  return listConsentRequests(facts)
    .filter(needsFormCheckbox)
    .map(({ key, label }) => {
      const paper =
        consents.find(({ consentPurpose }) => consentPurpose === key) ??
        // One text for all purposes.
        consents.find(({ consentPurpose }) => consentPurpose === null);
      return {
        key,
        label,
        address: paper?.address ?? null,
        version: paper ? `№ ${paper.edition} от ${formatRussianDate(paper.effectiveDate)}` : "",
      };
    });
}

export type SiteConsentCode = {
  /** For the head or the end of a page. */
  style: string;
  /** For the form. */
  markup: string;
  /** For the end of a page. */
  script: string;
  /** The checkboxes as a page of their own, for a frame without scripts. */
  page: string;
};

/**
 * The code of the chosen checkboxes, unticked, with hidden fields for the edition and the time. A consent that is not
 * published gets its usual address.
 * @returns empty markup when nothing is chosen.
 */
export function writeSiteConsents(
  { facts, papers }: Site,
  chosen: readonly SiteCheckbox["key"][],
): SiteConsentCode {
  const boxes = listSiteCheckboxes({ facts, papers });
  const boxOf = (key: SiteCheckbox["key"]) => boxes.find((box) => box.key === key);
  const policy = papers.find(({ type }) => type === "privacy")?.address ?? facts.policyUrl;
  const markup = writeConsentForm(facts, {
    only: chosen,
    operator: ownerAndSite(facts).owner,
    hasRecord: true,
    documentVersion: (key) => boxOf(key)?.version || "№ 1",
    consentUrl: (key) =>
      boxOf(key)?.address ?? defaultPath("consent", key === "unnamed" ? undefined : key),
    ...(policy && { policyUrl: policy }),
  });
  const style = Html.style(consentCss).markup;
  return {
    style,
    markup,
    script: Html.script(recordScript).markup,
    page: `<!DOCTYPE html><html lang="ru"><title>Согласия</title><base target="_blank">${style}${Html.style(pageCss).markup}<form>${markup}</form></html>`,
  };
}
