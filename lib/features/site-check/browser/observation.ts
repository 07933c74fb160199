/**
 * What a browser saw of one page: requests and cookies by moments, and the notice. No values, no queries, no words of
 * visitors.
 */

/** Of somebody else's host. The query is left out: it may tell of a visitor. */
export type SeenRequest = { host: string; path: string };

export type SeenCookie = {
  name: string;
  domain: string;
  /** Until the browser is closed: undefined. */
  days: number | undefined;
};

/** What began in a moment: requests since then, cookies that were not there before. */
export type MomentView = { requests: readonly SeenRequest[]; cookies: readonly SeenCookie[] };

export type SeenNotice = {
  /** At most 300 characters. */
  words: string;
  hasRefusal: boolean;
  hasSettings: boolean;
};

/** A form of the page's own, as the browser has it. */
export type SeenForm = {
  /** Of its fields, as far as they have names. */
  names: readonly string[];
};

/** A part of the page as it was drawn before any choice, without phones, e-mails, names and what stands in fields. */
export type Crop = {
  /** The notice, or the place of a form in `forms`. */
  of: "notice" | number;
  /** JPEG. */
  bytes: Uint8Array;
  /** In pixels of the picture. */
  width: number;
  height: number;
};

export type BrowserObservation = {
  /** The page, where redirects led. */
  url: string;
  before: MomentView;
  /** Undefined where there was nothing to press, or no time left. */
  refused: MomentView | undefined;
  accepted: MomentView | undefined;
  /** The visible one; null where none is; undefined where the page did not let itself be looked at. */
  notice: SeenNotice | null | undefined;
  /** The document as scripts left it, before any choice; undefined where it could not be read. */
  html: string | undefined;
  /** In their order on the page. */
  forms: readonly SeenForm[];
  crops: readonly Crop[];
  /** False where the time, the memory or a limit was over first: what is missing may have been there. */
  isComplete: boolean;
};
