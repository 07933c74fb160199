/** What is seen on a site: facts with the place of each, and no judgement. Rules make findings of them. */
import type { CookieKind } from "@/lib/engine/presets/cookies";

/** Where a fact was seen. Nobody's phone, e-mail or name is kept: they are masked in `excerpt`. */
export type Evidence = {
  /** The page or script that was read. */
  url: string;
  /** From 1. */
  line: number;
  /** Of the source or of the text, at most 200 characters. */
  excerpt: string;
  /** The picture of it: its place among those of the browser's observation. */
  crop?: number;
};

/** `inferred`: what was read allows another reading. */
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
  // A request, a call back, a booking, a quiz.
  "contact",
  // A filter, a button «в корзину», a choice of the language.
  "other",
] as const;
export type FormKind = (typeof formKinds)[number];

export const linkKinds = ["policy", "consent", "offer", "return", "cookies"] as const;
export type LinkKind = (typeof linkKinds)[number];

/** What a box or a text says that a visitor agrees to. */
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
  /** Consent to processing together with advertising or an offer. */
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
  /** Of all its fields, as far as they have names: by them a browser's form is known to be this one. */
  names: readonly string[];
  /** Whether a field tells of a person: not so for a search, a filter and a comment without a name. */
  isPersonal: boolean;
  boxes: readonly DetectedBox[];
  /** Undefined where nothing of the kind stands in or near the form. */
  byButton: DetectedNotice | undefined;
  /** Where the form is sent without scripts: the address of its page where it names none. */
  action: { url: string; host: string; isSecure: boolean; isOwn: boolean };
  /** False where inputs and a button stand in no `form`. */
  hasFormElement: boolean;
  evidence: Evidence;
};

export type DetectedLink = {
  kind: LinkKind;
  url: string;
  /** The pages on which it stands. */
  pages: readonly string[];
  evidence: Evidence;
};

/** When a browser saw something: before any choice, after a refusal, after consent. */
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
  /** A browser asked for it. */
  | "request";

export type ServiceLoad =
  /** Called as soon as a page opens. */
  | "immediate"
  /** Held back until the visitor chose, as far as can be read. */
  | "deferred"
  /** Visitors follow a link to a form or a payment there. */
  | "linked"
  /** Only prepared for: `preconnect`, `dns-prefetch`, a library that could show a film. */
  | "hinted";

export type DetectedService = {
  /** Of the catalogue. */
  key: string;
  load: ServiceLoad;
  /** `seen` for what is immediate or linked, and for what a browser saw. */
  status: FactStatus;
  /** Undefined where no browser looked; empty where it looked and saw no request. */
  moments?: readonly Moment[];
  /** Numbers of counters, pixels, containers. */
  ids: readonly string[];
  /** Hosts that are called, as they stand on the site. */
  hosts: readonly string[];
  /** A pixel for visitors without scripts, which no notice can hold back. */
  noscript: Evidence | undefined;
  /** What visitors do is recorded: Метрика's Вебвизор and its like. */
  sessionRecording: Evidence | undefined;
  /** The first of each kind of place. */
  places: readonly { place: ServicePlace; evidence: Evidence }[];
};

export type DetectedCookieNotice = {
  /** `inferred` where scripts draw it. */
  status: FactStatus;
  /** Whether it can be refused where it is accepted, without opening settings. */
  hasRefusal: boolean;
  hasSettings: boolean;
  evidence: Evidence;
};

export type DetectedCookie = {
  name: string;
  /** Kept after the browser is closed. */
  isLasting: boolean;
  /** Undefined for one until the browser is closed, and where the answer has no date to count from. */
  days: number | undefined;
  kind: CookieKind | undefined;
  /** Of the catalogue. */
  service: string | undefined;
  /** When a browser got it; undefined for one of an answer that was read. */
  moment?: Moment;
  evidence: Evidence;
};

export const requisiteKinds = ["inn", "ogrn", "ogrnip"] as const;
export type RequisiteKind = (typeof requisiteKinds)[number];

export type DetectedRequisite = {
  kind: RequisiteKind;
  /** Digits only. */
  value: string;
  /** What is wrong with it, in Russian; undefined where its check digits are right. */
  problem: string | undefined;
  /** One a page. */
  evidence: readonly Evidence[];
};

export type DetectedPlatform = {
  /** Of the catalogue, where it is there. */
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
  /** Whether the ban of Meta is said nearby; undefined for networks that nobody banned. */
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

/** How a document of ours stands on a site. */
export const paperWays = ["link", "frame", "script", "text"] as const;
export type PaperWay = (typeof paperWays)[number];

export type DetectedPaper = {
  way: PaperWay;
  /** Null for a text that an editor has left without its attributes. */
  publicId: string | null;
  /** What a text says of itself; null for the other ways. */
  sha256: string | null;
  /** Whether the words are those that it names; null where that cannot be told. */
  isWhole: boolean | null;
  /** The pages on which it stands. */
  pages: readonly string[];
};

export type DetectedSite = {
  address: string;
  /** False where no page could be read: then nothing below says anything of the site. */
  isRead: boolean;
  isHttps: boolean;
  forms: readonly DetectedForm[];
  links: readonly DetectedLink[];
  /** Documents that were made and published here. */
  papers: readonly DetectedPaper[];
  services: readonly DetectedService[];
  /** Hosts of strangers' scripts and frames that no service of the catalogue has. */
  unknownHosts: readonly string[];
  /** The one that is shown, where a browser looked. */
  cookieNotice: DetectedCookieNotice | undefined;
  /** A browser looked at the first page and no notice is shown there, whatever stands in its code. */
  unshownNotice?: { url: string; inCode: Evidence | undefined };
  cookies: readonly DetectedCookie[];
  requisites: readonly DetectedRequisite[];
  platform: DetectedPlatform | undefined;
  hosting: DetectedHosting | undefined;
  networkLinks: readonly DetectedNetworkLink[];
  signIns: readonly DetectedSignIn[];
  shop: {
    /** Goods with prices go into a cart. */
    isShop: boolean;
    signs: readonly { sign: ShopSign; evidence: Evidence }[];
  };
  /** Pages of which only the beginning was read, by their length or their nesting. */
  cutPages: readonly string[];
};
