/** Detected facts of a site with their places, without judgement. Rules turn them into findings. */
import type { CookieKind } from "@/lib/engine/presets/cookies";

/** Where a fact was seen. Phones, e-mails and names are masked in `excerpt`. */
export type Evidence = {
  /** The page or script that was read. */
  url: string;
  /** From 1. */
  line: number;
  /** A part of the source or of the text, at most 200 characters. */
  excerpt: string;
  /** The index of its picture in the browser's observation. */
  crop?: number;
};

/** `inferred`: the source allows another interpretation. */
export type FactStatus = "seen" | "inferred";

export const fieldClasses = [
  "full_name",
  "name",
  "phone",
  "email",
  "address",
  "birth_date",
  "passport",
  "snils",
  "inn",
  "photo",
  "health",
  "child",
  "card",
  "comment",
  "login",
  "password",
] as const;
export type FieldClass = (typeof fieldClasses)[number];

export const formKinds = [
  "search",
  "login",
  "registration",
  "newsletter",
  "order",
  "comment",
  // A request, a callback, a booking, a quiz.
  "contact",
  // A filter, a «в корзину» button, a language switch.
  "other",
] as const;
export type FormKind = (typeof formKinds)[number];

export const linkKinds = ["policy", "consent", "offer", "return", "cookies"] as const;
export type LinkKind = (typeof linkKinds)[number];

/** What a checkbox or a text says that a visitor agrees to. */
export type AgreedPurpose =
  /** Consent to the processing of personal data. */
  | "processing"
  /** The policy was read or is accepted. */
  | "policy"
  /** Advertising and newsletters. */
  | "marketing"
  /** An offer, terms of use, rules of sale. */
  | "offer"
  | "age"
  | "cookies";

export type AgreementLink = { kind: LinkKind; url: string };

export type DetectedBox = {
  purposes: readonly AgreedPurpose[];
  isTicked: boolean;
  isRequired: boolean;
  /** Consent to processing combined with advertising or an offer. */
  isBundled: boolean;
  links: readonly AgreementLink[];
  evidence: Evidence;
};

/** «Нажимая кнопку, вы соглашаетесь»: agreement without a box. */
export type DetectedNotice = {
  purposes: readonly AgreedPurpose[];
  links: readonly AgreementLink[];
  evidence: Evidence;
};

export type DetectedField = { class: FieldClass; isRequired: boolean; evidence: Evidence };

export type DetectedForm = {
  page: string;
  kind: FormKind;
  /** Fields of the classes above; others are left out. */
  fields: readonly DetectedField[];
  /** The names of all its fields, by which a browser's form is matched with this one. */
  names: readonly string[];
  /** Whether a field identifies a person: not in a search, a filter or a comment without a name. */
  isPersonal: boolean;
  boxes: readonly DetectedBox[];
  /** Undefined when there is nothing of the kind in or near the form. */
  byButton: DetectedNotice | undefined;
  /** The address that it is sent to without scripts: that of its page when it names none. */
  action: { url: string; host: string; isSecure: boolean; isOwn: boolean };
  /** False when inputs and a button are not in a `form` element. */
  hasFormElement: boolean;
  evidence: Evidence;
};

export type DetectedLink = {
  kind: LinkKind;
  url: string;
  /** The pages that contain it. */
  pages: readonly string[];
  evidence: Evidence;
};

/** The moment of a browser's observation: before any choice, after a refusal, after consent. */
export type Moment = "before" | "refused" | "accepted";

export type ServicePlace =
  | "script"
  | "code"
  /** A script file of the site's own. */
  | "bundle"
  | "iframe"
  | "image"
  | "stylesheet"
  | "form"
  | "markup"
  | "noscript"
  | "header"
  | "cookie"
  | "host"
  | "link"
  | "hint"
  /** A browser requested it. */
  | "request";

export type ServiceLoad =
  /** Called as soon as a page opens. */
  | "immediate"
  /** Deferred until the visitor has chosen, as far as can be read. */
  | "deferred"
  /** Visitors follow a link to a form or a payment there. */
  | "linked"
  /** Only prepared: `preconnect`, `dns-prefetch`, a library that could show a film. */
  | "hinted";

export type DetectedService = {
  /** The key in the catalogue. */
  key: string;
  load: ServiceLoad;
  /** `seen` for immediate and linked services, and for what a browser saw. */
  status: FactStatus;
  /** Undefined when no browser was used; empty when it made no request to the service. */
  moments?: readonly Moment[];
  /** Ids of counters, pixels, containers. */
  ids: readonly string[];
  /** The called hosts, as written on the site. */
  hosts: readonly string[];
  /** A pixel for visitors without scripts, which no notice can defer. */
  noscript: Evidence | undefined;
  /** Whether visitors' actions are recorded: Метрика's Вебвизор and similar. */
  sessionRecording: Evidence | undefined;
  /** The first place of each kind. */
  places: readonly { place: ServicePlace; evidence: Evidence }[];
};

export type DetectedCookieNotice = {
  /** `inferred` when scripts draw it. */
  status: FactStatus;
  /** Whether a refusal is possible next to the acceptance, without opening settings. */
  hasRefusal: boolean;
  hasSettings: boolean;
  evidence: Evidence;
};

export type DetectedCookie = {
  name: string;
  /** Whether it is kept after the browser is closed. */
  isLasting: boolean;
  /** Undefined for a session cookie, and when the response has no date to count from. */
  days: number | undefined;
  kind: CookieKind | undefined;
  /** The key in the catalogue. */
  service: string | undefined;
  /** When a browser received it; undefined for a cookie of a response that was read. */
  moment?: Moment;
  evidence: Evidence;
};

export const requisiteKinds = ["inn", "ogrn", "ogrnip"] as const;
export type RequisiteKind = (typeof requisiteKinds)[number];

export type DetectedRequisite = {
  kind: RequisiteKind;
  /** Digits only. */
  value: string;
  /** What is wrong with it, in Russian; undefined when its check digits are right. */
  problem: string | undefined;
  /** One place per page. */
  evidence: readonly Evidence[];
};

export type DetectedPlatform = {
  /** The key in the catalogue, if it is there. */
  service: string | undefined;
  name: string;
  kind: "builder" | "cms" | "framework";
  evidence: Evidence;
};

export type DetectedHosting = { service: string; evidence: Evidence };

export const networks = [
  "facebook",
  "instagram",
  "threads",
  "whatsapp",
  "telegram",
  "vk",
  "ok",
  "youtube",
] as const;
export type Network = (typeof networks)[number];

export type DetectedNetworkLink = {
  network: Network;
  /** Whether the ban of Meta is mentioned nearby; undefined for networks that nobody banned. */
  hasMark: boolean | undefined;
  evidence: Evidence;
};

export type SignInProvider =
  | "google"
  | "apple"
  | "facebook"
  | "github"
  | "x"
  | "microsoft"
  | "vk"
  | "yandex"
  | "mail"
  | "ok"
  | "sber"
  | "tbank"
  | "gosuslugi"
  | "telegram";

export type DetectedSignIn = { provider: SignInProvider; isForeign: boolean; evidence: Evidence };

export type ShopSign = "addToCart" | "cart" | "checkout" | "price" | "product";

/** How a document of ours is included in a site. */
export const detectedEmbedMethods = ["link", "frame", "script", "text"] as const;
export type DetectedEmbedMethod = (typeof detectedEmbedMethods)[number];

export type DetectedDocument = {
  way: DetectedEmbedMethod;
  /** Null for a text whose attributes an editor has removed. */
  publicId: string | null;
  /** The attributes of an inserted text; null for other ways. */
  sha256: string | null;
  /** Whether the text matches its hash; null when that cannot be determined. */
  isWhole: boolean | null;
  /** The pages that contain it. */
  pages: readonly string[];
};

export type DetectedSite = {
  address: string;
  /** False when no page could be read: then the following says nothing about the site. */
  isRead: boolean;
  isHttps: boolean;
  forms: readonly DetectedForm[];
  links: readonly DetectedLink[];
  /** Documents that were created and published here. */
  papers: readonly DetectedDocument[];
  services: readonly DetectedService[];
  /** Hosts of third-party scripts and frames that are not in the catalogue. */
  unknownHosts: readonly string[];
  /** The visible notice, if a browser was used. */
  cookieNotice: DetectedCookieNotice | undefined;
  /** A browser opened the first page and no notice is visible there, whatever is in its code. */
  unshownNotice?: { url: string; inCode: Evidence | undefined };
  cookies: readonly DetectedCookie[];
  requisites: readonly DetectedRequisite[];
  platform: DetectedPlatform | undefined;
  hosting: DetectedHosting | undefined;
  networkLinks: readonly DetectedNetworkLink[];
  signIns: readonly DetectedSignIn[];
  shop: {
    /** Goods with prices that can be put into a cart. */
    isShop: boolean;
    signs: readonly { sign: ShopSign; evidence: Evidence }[];
  };
  /** Pages that were read only in part, because of their length or nesting. */
  cutPages: readonly string[];
};
