/**
 * A browser's observation of one page: requests and cookies by moment, and the notice. No values, no queries, no
 * visitors' texts.
 */

/** Requests to other hosts. Without the query, which may identify a visitor. */
export type SeenRequest = { host: string; path: string };

export type SeenCookie = {
  name: string;
  domain: string;
  /** A session cookie: undefined. */
  days: number | undefined;
};

/** What started in a moment: the requests since then, and the new cookies. */
export type MomentView = { requests: readonly SeenRequest[]; cookies: readonly SeenCookie[] };

export type SeenNotice = {
  /** At most 300 characters. */
  words: string;
  hasRefusal: boolean;
  hasSettings: boolean;
};

/** A form of the page's own, as in the browser's document. */
export type SeenForm = {
  /** The names of its fields, if they have any. */
  names: readonly string[];
};

/** A picture of a part of the page before any choice, without phones, e-mails, names and field values. */
export type Crop = {
  /** The notice, or the index of a form in `forms`. */
  of: "notice" | number;
  /** JPEG. */
  bytes: Uint8Array;
  /** In pixels of the picture. */
  width: number;
  height: number;
};

export type BrowserObservation = {
  /** The page's address after redirects. */
  url: string;
  before: MomentView;
  /** Undefined when there was no button to press, or no time left. */
  refused: MomentView | undefined;
  accepted: MomentView | undefined;
  /** The visible notice; null when there is none; undefined when the page could not be inspected. */
  notice: SeenNotice | null | undefined;
  /** The document after the scripts ran, before any choice; undefined when it could not be read. */
  html: string | undefined;
  /** In page order. */
  forms: readonly SeenForm[];
  crops: readonly Crop[];
  /** False when the time, the memory or a limit was exhausted: missing data may have been there. */
  isComplete: boolean;
};
