import "server-only";

import http, { type IncomingMessage, type RequestOptions } from "node:http";
import https from "node:https";
import { isIP, type LookupFunction } from "node:net";
import {
  type BodyKind,
  bodyKindOf,
  hasSignature,
} from "@/lib/features/site-check/fetch/connect/body-kind";
import { withDeadline } from "@/lib/features/site-check/fetch/connect/deadline";
import { readBody } from "@/lib/features/site-check/fetch/connect/read-body";
import {
  findRoute,
  type Resolve,
  type Route,
} from "@/lib/features/site-check/fetch/connect/resolve";
import { findTargetFault, hostOfUrl } from "@/lib/features/site-check/fetch/connect/target";
import {
  UnreadError,
  unreadByFailure,
  unreadByStatus,
} from "@/lib/features/site-check/fetch/connect/unread-error";
import type { NamedHosts } from "@/lib/platform/config/named-hosts";

/** The settings of outgoing requests. */
export type Network = {
  resolve: Resolve;
  /** The only hosts that may be at an address that is not public. */
  namedHosts: NamedHosts;
  /** Ports that an address may have, in addition to those of named hosts. */
  ports: readonly number[];
  userAgent: string;
  /** Certificate authorities (PEM) in place of Node's own. */
  authorities?: string;
};

export type RequestRules = {
  accepted: readonly BodyKind[];
  /** After decompression. */
  maxBytes: number;
  /** For the request as a whole: resolving, connecting, the last byte. */
  milliseconds: number;
  signal: AbortSignal;
};

type Common = {
  status: number;
  /** The headers by lower-case names; repeated ones are joined by «, ». */
  headers: Readonly<Record<string, string>>;
  setCookies: readonly string[];
};

export type RawResponse =
  | (Common & { redirectsTo: URL })
  | (Common & { redirectsTo: null; kind: BodyKind; bytes: Uint8Array; isCut: boolean });

const maxHeaderBytes = 32 * 1024;

/**
 * Requests one address, once: GET without cookies, over its own connection. The check reaches other servers only
 * through this function: the address is checked first, its name is resolved once, and the connection goes only to the
 * checked addresses.
 * @returns the answer: a redirect, which is not followed, or a body of an accepted kind
 * @throws UnreadError
 */
export async function request(
  url: URL,
  network: Network,
  rules: RequestRules,
): Promise<RawResponse> {
  if (findTargetFault(url, network)) throw new UnreadError("notPublic");
  return withDeadline(rules.milliseconds, rules.signal, async (signal) => {
    try {
      const route = await findRoute(url, network, signal);
      const response = await open(url, route, network, signal);
      try {
        return await read(url, response, rules);
      } finally {
        response.destroy();
      }
    } catch (error) {
      throw unreadByFailure(error);
    }
  });
}

/** Sends the request; ends with the head of the response. */
function open(
  url: URL,
  { addresses, port }: Route,
  { userAgent, authorities }: Network,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  // Called only for names; a literal address is connected to as it is, and was checked as it is.
  const lookup: LookupFunction = (_hostname, options, callback) => {
    const [first] = addresses;
    if (options.all) callback(null, [...addresses]);
    else if (first) callback(null, first.address, first.family);
  };
  const host = hostOfUrl(url);
  const options: RequestOptions & https.RequestOptions = {
    method: "GET",
    host,
    port,
    path: url.pathname + url.search,
    lookup,
    signal,
    // A connection is never shared: a kept one would skip the check of the next address.
    agent: false,
    maxHeaderSize: maxHeaderBytes,
    setHost: false,
    headers: {
      host: url.host.replace(/\.(?=:\d+$|$)/, ""),
      "user-agent": userAgent,
      accept: "text/html,application/xhtml+xml,*/*;q=0.5",
      "accept-language": "ru,en;q=0.5",
      "accept-encoding": "gzip, deflate, br",
    },
    servername: isIP(host) === 0 ? host : "",
    ...(authorities && { ca: authorities }),
  };
  return new Promise((resolve, reject) => {
    const sent = url.protocol === "https:" ? https.request(options) : http.request(options);
    sent.on("response", resolve);
    sent.on("error", reject);
    // «101 Switching Protocols» closes the connection without an error.
    sent.on("close", () => reject(new UnreadError("connection")));
    sent.end();
  });
}

async function read(
  url: URL,
  response: IncomingMessage,
  rules: RequestRules,
): Promise<RawResponse> {
  const { statusCode: status = 0 } = response;
  const common: Common = {
    status,
    headers: joinedHeaders(response),
    setCookies: response.headers["set-cookie"] ?? [],
  };
  const redirectsTo = redirectOf(url, response);
  if (redirectsTo) return { ...common, redirectsTo };
  if (status < 200 || status > 299) throw unreadByStatus(status);
  const { accepted, maxBytes } = rules;
  const kind = bodyKindOf(response.headers["content-type"] ?? "", url, accepted);
  if (kind === null) throw new UnreadError("type", { status });
  const { bytes, isCut } = await readBody(response, maxBytes);
  // Half a file cannot be opened; half a page or script can be read.
  if (isCut && (kind === "pdf" || kind === "docx")) throw new UnreadError("tooLarge", { status });
  if (!hasSignature(kind, bytes)) throw new UnreadError("type", { status });
  return { ...common, redirectsTo: null, kind, bytes, isCut };
}

function joinedHeaders({ headersDistinct }: IncomingMessage): Record<string, string> {
  const headers: Record<string, string> = Object.create(null);
  for (const [name, values = []] of Object.entries(headersDistinct)) {
    headers[name] = values.join(", ");
  }
  return headers;
}

const redirects = new Set([301, 302, 303, 307, 308]);

/** @throws UnreadError `notPublic` when the address is none */
function redirectOf(url: URL, { statusCode = 0, headers }: IncomingMessage): URL | null {
  if (!redirects.has(statusCode) || headers.location === undefined) return null;
  // Node reads headers as Latin-1; an address that is not escaped is UTF-8.
  const location = Buffer.from(headers.location, "latin1").toString("utf8");
  if (!URL.canParse(location, url)) throw new UnreadError("notPublic", { status: statusCode });
  const target = new URL(location, url);
  target.hash = "";
  return target;
}
