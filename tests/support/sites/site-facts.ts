/** Facts of a site as lines, to compare detected facts with the expected ones. */
import type {
  DetectedForm,
  DetectedSite,
} from "@/lib/features/site-check/detect/detected/detected-site";
import type { SiteTruth } from "@/tests/support/sites/site-fixture";

export const factKinds = [
  "services",
  "ids",
  "noscript",
  "recording",
  "forms",
  "fields",
  "boxes",
  "byButton",
  "actions",
  "links",
  "notices",
  "requisites",
  "platform",
  "hosting",
  "networks",
  "signIns",
  "shops",
  "cookies",
] as const;
export type FactKind = (typeof factKinds)[number];
export type Facts = Record<FactKind, string[]>;

type Form = {
  page: string;
  kind: string;
  fields: readonly string[];
  boxes: readonly { purposes: readonly string[]; ticked: boolean; required: boolean }[];
  byButton: boolean;
  /** `http` or an external host. */
  actions: readonly string[];
};

/** The n-th form of its kind on its page. */
function formLines(forms: readonly Form[]) {
  const counts = new Map<string, number>();
  return forms.map((form) => {
    const name = `${form.page} ${form.kind}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return { ...form, name: `${name} ${count}` };
  });
}

function formFacts(forms: readonly Form[]) {
  const named = formLines(forms);
  return {
    forms: named.map(({ name }) => name),
    fields: named.flatMap(({ name, fields }) => fields.map((field) => `${name}: ${field}`)),
    boxes: named.flatMap(({ name, boxes }) =>
      boxes.map(
        ({ purposes, ticked, required }) =>
          `${name}: ${[...purposes].sort().join("+")}${ticked ? " ticked" : ""}${required ? " required" : ""}`,
      ),
    ),
    byButton: named.flatMap(({ name, byButton }) => (byButton ? name : [])),
    actions: named.flatMap(({ name, actions }) => actions.map((action) => `${name}: ${action}`)),
  };
}

export function factsOfTruth(truth: SiteTruth, address: string): Facts {
  const at = (path: string) => new URL(path, address).href;
  const services = Object.entries(truth.services);
  const { inn, ogrn, ogrnip, wrong } = truth.requisites;
  const { notice } = truth;
  return {
    services: services.map(([key, { load }]) => `${key} ${load}`),
    ids: services.flatMap(([key, { ids }]) => ids.map((id) => `${key} ${id}`)),
    noscript: services.flatMap(([key, { noscript }]) => (noscript ? key : [])),
    recording: services.flatMap(([key, { recording }]) => (recording ? key : [])),
    ...formFacts(
      truth.forms.map(({ insecure, foreign, ...form }) => ({
        ...form,
        actions: [...(insecure ? ["http"] : []), ...(foreign ? [foreign] : [])],
      })),
    ),
    links: Object.entries(truth.links).flatMap(([kind, paths]) =>
      paths.map((path) => `${kind} ${at(path)}`),
    ),
    notices: notice ? [noticeLine(notice.refusal, notice.settings, notice.status)] : [],
    requisites: [...inn, ...ogrn, ...ogrnip, ...wrong.map((value) => `${value} wrong`)],
    platform: truth.platform ? [truth.platform] : [],
    hosting: truth.hosting ? [truth.hosting] : [],
    networks: Object.entries(truth.networks).map(([network, mark]) => `${network} ${mark}`),
    signIns: truth.signIns,
    shops: truth.shop ? ["shop"] : [],
    cookies: Object.entries(truth.cookies).map(
      ([name, kind]) => `${name} ${kind}${truth.lasting.includes(name) ? " lasting" : ""}`,
    ),
  };
}

const noticeLine = (refusal: boolean, settings: boolean, status: string) =>
  `notice ${status}${refusal ? " refusal" : ""}${settings ? " settings" : ""}`;

export function factsDetected(site: DetectedSite): Facts {
  const { services, cookieNotice: notice } = site;
  return {
    services: services.map(({ key, load }) => `${key} ${load}`),
    ids: services.flatMap(({ key, ids }) => ids.map((id) => `${key} ${id}`)),
    noscript: services.flatMap(({ key, noscript }) => (noscript ? key : [])),
    recording: services.flatMap(({ key, sessionRecording }) => (sessionRecording ? key : [])),
    ...formFacts(site.forms.map((form) => toForm(form))),
    links: site.links.map(({ kind, url }) => `${kind} ${url}`),
    notices: notice ? [noticeLine(notice.hasRefusal, notice.hasSettings, notice.status)] : [],
    requisites: site.requisites.map(({ value, problem }) => (problem ? `${value} wrong` : value)),
    platform: site.platform ? [site.platform.service ?? site.platform.name] : [],
    hosting: site.hosting ? [site.hosting.service] : [],
    networks: site.networkLinks.map(
      ({ network, hasMark }) =>
        `${network} ${hasMark === undefined ? "plain" : hasMark ? "marked" : "unmarked"}`,
    ),
    signIns: site.signIns.map(({ provider }) => provider),
    shops: site.shop.isShop ? ["shop"] : [],
    cookies: site.cookies.map(
      ({ name, kind, isLasting }) => `${name} ${kind}${isLasting ? " lasting" : ""}`,
    ),
  };
}

function toForm({ page, kind, fields, boxes, byButton, action }: DetectedForm): Form {
  const { pathname, search } = new URL(page);
  return {
    page: pathname + search,
    kind,
    fields: [...new Set(fields.map((field) => field.class))],
    boxes: boxes.map(({ purposes, isTicked, isRequired }) => ({
      purposes,
      ticked: isTicked,
      required: isRequired,
    })),
    byButton: byButton !== undefined,
    actions: [...(action.isSecure ? [] : ["http"]), ...(action.isOwn ? [] : [action.host])],
  };
}
