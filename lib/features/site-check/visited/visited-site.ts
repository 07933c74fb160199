/** What a check has fetched of a site. Strangers wrote all of it: it is read, never run and never trusted. */

/** Why something was not read; the report says it in words and never takes it for «нет нарушений». */
export type UnreadReason =
  /** robots.txt asks robots to stay away. */
  | "robots"
  /** 401, 403, 429, 451, 503: the site is protected against robots. */
  | "forbidden"
  /** 404 and 410. */
  | "missing"
  /** Any other status that is not 2xx. */
  | "status"
  /** No answer within the request's or the whole check's time. */
  | "timeout"
  /** The name has no address. */
  | "unknownHost"
  /** An address, a port, a protocol to which nothing may be sent. */
  | "notPublic"
  /** The certificate is wrong, or none is offered. */
  | "certificate"
  /** The connection was refused or broke. */
  | "connection"
  /** More than five redirects, or a ring of them. */
  | "redirects"
  /** More bytes than are read. */
  | "tooLarge"
  /** Not a type that is read. */
  | "type";

export type VisitedPage = {
  /** The address that was asked for. */
  requestedUrl: string;
  /** The address that answered, after redirects. */
  url: string;
  status: number;
  /** The headers by lower-case names; repeated ones are joined by «, ». */
  headers: Readonly<Record<string, string>>;
  /** The `Set-Cookie` lines of the answer and of the redirects before it. */
  setCookies: readonly string[];
  /** Decoded; cut off at the limit when `isCut`. */
  html: string;
  isCut: boolean;
};

/** A script of the site's own. */
export type VisitedScript = { url: string; text: string };

/** A policy, consent or offer that is a file. */
export type VisitedFile = { url: string; kind: "pdf" | "docx"; bytes: Uint8Array };

export type VisitedSite = {
  /** The address that was typed, as a URL. */
  address: string;
  /** The first is the page that was typed. Empty when it could not be read: `unread[0]` says why. */
  pages: readonly VisitedPage[];
  scripts: readonly VisitedScript[];
  files: readonly VisitedFile[];
  unread: readonly { url: string; reason: UnreadReason; status?: number }[];
  /** Whether `http://` leads to `https://`; undefined where it was not tried. */
  upgradesToHttps: boolean | undefined;
};
