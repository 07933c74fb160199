/** What a browser saw of one page: requests and cookies by moments, and the notice. No values, no queries, no words of visitors. */

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

/** A part of the page as it was drawn. */
export type Crop = { of: "notice" | "form"; type: "image/webp"; bytes: Uint8Array };

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
  crops: readonly Crop[];
  /** False where the time, the memory or a limit was over first: what is missing may have been there. */
  isComplete: boolean;
};
