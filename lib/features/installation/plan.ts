/** What has to be put on a site, and what the last check has seen of it. Pure. */
import {
  type ConsentRequest,
  listConsentRequests,
} from "@/lib/engine/facts/consents/consent-requests";
import { type AnswersDraft, toKnownFacts } from "@/lib/engine/facts/known/known-facts";
import type { DocumentType } from "@/lib/engine/questions/vocabulary/options";
import type {
  Installation,
  InstallationItem,
  LineState,
} from "@/lib/features/installation/responses";
import type { DetectedEmbedMethod } from "@/lib/features/site-check/detect/detected/detected-site";
import type { CheckReport, OnSite } from "@/lib/features/site-check/report/responses";

export type PublishedDocument = Omit<InstallationItem, "state" | "seen" | "fault"> & {
  /** The hash of the text of the edition in force. */
  sha256: string;
};

type Plan = Omit<Installation, "id" | "name" | "address" | "check" | "seenAt">;

/**
 * @param facts the site's facts, as answers.
 * @param report of the last check that could read the site; null when there is none.
 */
export function planInstallation({
  facts,
  documents,
  report,
}: {
  facts: AnswersDraft;
  documents: readonly PublishedDocument[];
  report: CheckReport | null;
}): Plan {
  const onSite = report?.onSite ?? null;
  const papers = documents.map(({ sha256, ...document }) => ({
    ...document,
    ...findOnSite({ ...document, sha256 }, onSite),
  }));
  const footer = planFooter(papers, onSite);
  const forms = planForms(facts, papers, report);
  const banner = planBanner(facts, report);
  const states = [...papers, footer, forms, banner].map(({ state }) => state);
  return {
    papers,
    footer,
    forms,
    banner,
    platform: findPlatform(facts, report),
    isDone: papers.length > 0 && states.every((state) => state === "seen" || state === "notNeeded"),
  };
}

/** Best first: a script and a frame update themselves. */
const preferredMethods: readonly DetectedEmbedMethod[] = ["script", "frame", "text", "link"];

function findOnSite(
  { publicId, sha256 }: Pick<PublishedDocument, "publicId" | "sha256">,
  onSite: OnSite | null,
): Pick<InstallationItem, "state" | "seen" | "fault"> {
  if (onSite === null) return { state: "unchecked", seen: null, fault: null };
  const places = onSite.papers.filter(
    (place) => (publicId !== null && place.publicId === publicId) || place.sha256 === sha256,
  );
  const good = places.filter(
    // A withdrawn document does not open: a link to it leads nowhere, only an inserted text stays.
    (place) =>
      place.way === "text" ? place.sha256 === sha256 && place.isWhole !== false : publicId !== null,
  );
  const [best] = preferredMethods.flatMap((way) => good.filter((place) => place.way === way));
  const text = places.find((place) => place.way === "text" && !good.includes(place));
  const fault = text ? (text.sha256 === sha256 ? "changed" : "outdated") : null;
  const toSeen = (place: (typeof places)[number]) => ({
    way: place.way,
    page: place.pages[0] ?? "",
  });
  // A script replaces an old text by the newest; a link next to an old text does not.
  if (best && (fault === null || best.way === "script")) {
    return { state: "seen", seen: toSeen(best), fault: null };
  }
  return { state: "notSeen", seen: text ? toSeen(text) : null, fault };
}

/** The kind of a link by its text, when it leads to a page of the owner's own. */
const linkKinds: Partial<Record<DocumentType, OnSite["links"][number]["kind"]>> = {
  privacy: "policy",
  terms: "offer",
  offer: "offer",
  return: "return",
  cookie: "cookies",
};

/** A consent is linked next to its form; readers of the footer look for the others. */
function planFooter(papers: readonly InstallationItem[], onSite: OnSite | null): Plan["footer"] {
  const linked = papers.filter(({ type }) => type !== "consent");
  if (linked.length === 0) return { state: "notNeeded", missing: [] };
  if (onSite === null) return { state: "unchecked", missing: [] };
  const missing = linked.filter(({ type, publicId }) => {
    const isLinked = onSite.papers.some(
      (place) => place.way === "link" && publicId !== null && place.publicId === publicId,
    );
    return !isLinked && !onSite.links.some(({ kind }) => kind === linkKinds[type]);
  });
  return {
    state: missing.length === 0 ? "seen" : "notSeen",
    missing: missing.map(({ name }) => name),
  };
}

/** Asked for by the cookie banner and not by a form. */
const byBanner = new Set<string>(["analytics", "personalization"]);

/** Whether a form asks for it by a box: not the notice about cookies, not a paper that is signed or given apart. */
export const needsFormCheckbox = ({ key, written, purpose }: ConsentRequest): boolean =>
  !byBanner.has(key) && !written && purpose !== null && key !== "image";

/** Forms that rest on a contract if the visitor makes one (152-ФЗ ст. 6 ч. 1 п. 5). */
const contractForms = new Set<string>(["order", "registration"]);

function planForms(
  facts: AnswersDraft,
  papers: readonly InstallationItem[],
  report: CheckReport | null,
): Plan["forms"] {
  const consents = listConsentRequests(facts)
    .filter(needsFormCheckbox)
    .map(({ label }) => label);
  const onSite = report?.onSite;
  if (!report || !onSite) {
    return { state: consents.length > 0 ? "unchecked" : "notNeeded", consents, found: [] };
  }
  const consentLinks = new Set([
    ...onSite.links.filter(({ kind }) => kind === "consent").map(({ url }) => url),
    ...papers.flatMap(({ type, address }) => (type === "consent" && address ? [address] : [])),
  ]);
  const found = report.forms.map(({ page, kind }, at) => {
    const boxes = onSite.forms[at]?.boxes ?? [];
    const hasConsent = boxes.some((links) => links.some((url) => consentLinks.has(url)));
    const isFree = boxes.length === 0 && contractForms.has(kind);
    const state: LineState = hasConsent ? "seen" : isFree ? "notNeeded" : "notSeen";
    return { page, kind, state };
  });
  const isMissing = found.some(({ state }) => state === "notSeen");
  const isSeen = found.some(({ state }) => state === "seen");
  return {
    // No form was found, but there is a consent to ask for: the robot may have missed the form, so nothing is marked as
    // done.
    state: isMissing ? "notSeen" : isSeen ? "seen" : consents.length > 0 ? "notSeen" : "notNeeded",
    consents,
    found,
  };
}

/** Services that count visitors or show them advertising. */
const trackers = new Set<string>(["analytics", "advertising"]);

function planBanner(facts: AnswersDraft, report: CheckReport | null): Plan["banner"] {
  const isNamed = listConsentRequests(facts).some(({ key }) => byBanner.has(key));
  const services = (report?.services ?? [])
    .filter(({ category, load }) => trackers.has(category) && load !== "linked")
    .map(({ name }) => name);
  const isNeeded = isNamed || services.length > 0;
  const onSite = report?.onSite;
  const seen = onSite ? (onSite.hasCookieNotice ? "seen" : "notSeen") : "unchecked";
  return { state: isNeeded ? seen : "notNeeded", services, isNamed };
}

const platforms = [
  ["tilda", /tilda|тильд/i],
  ["bitrix", /bitrix|битрикс/i],
  ["wordpress", /wordpress|вордпресс/i],
] as const;

/** As the check saw it; otherwise as the owner said. */
function findPlatform(facts: AnswersDraft, report: CheckReport | null): Plan["platform"] {
  for (const name of [report?.platform, toKnownFacts(facts)["site.platformName"]]) {
    const [key] = platforms.find(([, pattern]) => name && pattern.test(name)) ?? [];
    if (key && name) return { key, name };
  }
  return { key: "html", name: report?.platform ?? null };
}
