/** What a check fetched from a site. Untrusted: parsed, never executed. */
import type { UnreadReason } from "@/lib/features/site-check/fetch/connect/unread-error";

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
