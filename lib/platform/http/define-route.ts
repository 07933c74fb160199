import "server-only";

import type { z } from "zod";
import type { DomainError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { invariant } from "@/lib/core/invariant";
import type { Caller } from "@/lib/platform/auth/caller";
import { toActingCaller } from "@/lib/platform/auth/membership/acting";
import { recordMemberAction } from "@/lib/platform/auth/membership/organisation-log";
import { addSessionMark } from "@/lib/platform/auth/session-cookie";
import type { TokenClaims } from "@/lib/platform/auth/token";
import { environment } from "@/lib/platform/config/environment";
import { getDatabase } from "@/lib/platform/db/get-database";

import {
  type CrossOriginBody,
  type FileBody,
  isFile,
  readCrossOriginJson,
  readFile,
  readForm,
  readJson,
  readOptionalJson,
  type SentFile,
} from "@/lib/platform/http/body";
import { rejectCrossSite } from "@/lib/platform/http/cross-site";
import {
  applyLimit,
  identify,
  type RequestState,
  requireAdmin,
} from "@/lib/platform/http/identify";
import { clientAddress } from "@/lib/platform/http/limits/client-address";
import type { RateLimit } from "@/lib/platform/http/limits/limits";
import { recordRequest } from "@/lib/platform/http/record-request";
import { errorResponse, toDomainError } from "@/lib/platform/http/responses/envelope";
import {
  type Access,
  type RouteDescription,
  type RouteTexts,
  routeDescription,
} from "@/lib/platform/http/route-description";
import { parseBody, parseParams, parseQuery } from "@/lib/platform/http/validation";
import type { Segments } from "@/lib/platform/metrics/route-label";

type CallerOf<A extends Access> = [A] extends [never]
  ? Caller
  : A extends "public"
    ? null
    : A extends "anyone"
      ? Caller | null
      : Caller;

/** For a route without `access`, a sentence that the compiler shows instead of an error about each use of `caller`. */
type AccessOf<A extends Access> = [A] extends [never]
  ? "A route needs `access`: who may call it (lib/platform/http/route-description.ts)"
  : unknown;

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;

export type HandlerContext<A extends Access, Body, Params, Query, Files = undefined> = {
  request: Request;
  /** The time of the request: nothing below the route reads a clock. */
  now: Date;
  /** The client's address, where a trusted proxy forwarded it. */
  address: string | null;
  params: Parsed<Params>;
  query: Parsed<Query>;
  /** Null when a file was sent instead. */
  body: Files extends FileBody ? Parsed<Body> | null : Parsed<Body>;
  /** The file that was sent instead of JSON, if the call accepts files. */
  file: Files extends FileBody ? SentFile | null : null;
  caller: CallerOf<A>;
  /** Adds a `Set-Cookie` to the response, also to an error response. */
  setCookie: (value: string) => void;
  /** Sets the account that a call without a session is about, for the log. */
  nameAccount: (userId: string) => void;
};

type Schema = z.ZodType | undefined;

export type RouteOptions<
  A extends Access,
  Body extends Schema,
  Params extends Schema,
  Query extends Schema,
  Files extends FileBody | undefined = undefined,
> = RouteTexts & {
  access: A;
  limit: RateLimit | "none";
  body?: Body;
  /** A body that the call takes: the API's document shows it, the contract tests send it. */
  example?: Body extends z.ZodType ? z.input<Body> : never;
  /** The body may be left out altogether; the schema then parses an empty object. */
  bodyIsOptional?: boolean;
  /** Files that the call takes in place of the JSON, with a limit of their own. */
  files?: Files;
  params?: Params;
  query?: Query;
  /**
   * Responds instead of `handle` when the database is unreachable and the token is valid
   * (docs/specification/accounts.md#admin-fallback); null leaves it at 503.
   */
  degraded?: (claims: TokenClaims) => object | null;
  /** An HTML page instead of the JSON envelope, for a URL that people open; the route layer sets the status. */
  errorPage?: (error: DomainError, requestId: string) => Response;
  /** The response: a `Response`, or a value for a JSON 200. */
  handle: (context: HandlerContext<A, Body, Params, Query, Files>) => Promise<Response | object>;
};

/** For data responses: opened directly they run no script, load nothing and cannot be framed. */
const apiPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** A route's handler as Next calls it, and as a test calls it with `new Request(…)`. */
export type RouteHandler = (
  request: Request,
  context?: { params?: Promise<Segments> },
) => Promise<Response>;

/** A route's handler with its description, which `describeRoute` reads. */
type DescribedHandler = RouteHandler & { readonly [routeDescription]: RouteDescription };

/**
 * A route: cross-site check → authentication → rate limit → parsing → `handle`. Every error has the one
 * envelope, every request one log line, and a bug is a 500 that does not reveal its cause.
 */
export function defineRoute<
  A extends Access = never,
  Body extends Schema = undefined,
  Params extends Schema = undefined,
  Query extends Schema = undefined,
  Files extends FileBody | undefined = undefined,
>(options: AccessOf<A> & RouteOptions<A, Body, Params, Query, Files>): DescribedHandler {
  // Otherwise a foreign page could act as the caller whose browser it is open in.
  invariant(
    !options.crossOriginPages || options.access === "public",
    "Open to foreign pages: public",
  );
  const handler: RouteHandler = async (request, context) => {
    const startedAt = performance.now();
    // Only our own id: a client's id in the log would let it forge lines about others.
    const requestId = newId();
    const state: RequestState = { cookies: [] };
    let segments: Segments = {};
    let response: Response;
    let failure: DomainError | undefined;
    try {
      segments = (await context?.params) ?? {};
      response = toResponse(await respond(options, request, segments, state));
    } catch (thrown) {
      failure = toDomainError(thrown);
      const fallback =
        failure.code === "UNAVAILABLE" && state.claims && options.degraded?.(state.claims);
      response = fallback
        ? Response.json(fallback)
        : toErrorResponse(
            errorResponse(failure, requestId),
            options.errorPage?.(failure, requestId),
          );
    }
    response = withRequestId(response, requestId);
    for (const cookie of state.cookies) response.headers.append("set-cookie", cookie);
    addSessionMark(response.headers);
    setHeaders(response.headers);
    // Without it a `fetch` of a foreign page cannot distinguish a stored record from a lost one.
    if (options.crossOriginPages) response.headers.set("access-control-allow-origin", "*");
    const ms = performance.now() - startedAt;
    const { userId } = state;
    recordRequest({ request, segments, response, requestId, userId, failure, ms });
    return response;
  };
  return Object.assign(handler, { [routeDescription]: options });
}

async function respond<
  A extends Access,
  Body extends Schema,
  Params extends Schema,
  Query extends Schema,
  Files extends FileBody | undefined,
>(
  options: RouteOptions<A, Body, Params, Query, Files>,
  request: Request,
  segments: Segments,
  state: RequestState,
): Promise<Response | object> {
  const { siteUrl, trustedProxyHops } = environment();
  const now = new Date();
  const address = clientAddress(request.headers, trustedProxyHops);
  if (!options.crossOriginPages) rejectCrossSite(request, siteUrl);
  const identified = await identify(options, request, now, state);
  if (options.access === "admin") await requireAdmin(identified);
  if (options.limit !== "none") {
    await applyLimit(options.limit, { caller: identified, address, now });
  }
  const params = options.params && parseParams(options.params, segments);
  const query = options.query && parseQuery(options.query, request.url);
  const { members } = options;
  const caller =
    members && identified
      ? await toActingCaller(await getDatabase(), identified, members, { params, query }, now)
      : identified;
  const { files } = options;
  const file = files && isFile(request, files) ? await readFile(request, files) : null;
  const body = file ? null : await parsedBody(options, request);
  // The parts follow `options` field by field, which the compiler cannot see through conditionals.
  const setCookie = (value: string) => state.cookies.push(value);
  const nameAccount = (userId: string) => {
    state.userId = userId;
  };
  const parts = { request, now, address, params, query, body, file, caller };
  const result = await options.handle({
    ...parts,
    setCookie,
    nameAccount,
  } as unknown as HandlerContext<A, Body, Params, Query, Files>);
  if (caller?.acting && changesSomething(request, query)) {
    await recordMemberAction(await getDatabase(), caller.acting, options.summary ?? "", now);
  }
  return result;
}

/** Whether the call changes something: a `dryRun` leaves nothing to be accountable for. */
function changesSomething({ method }: Request, query: unknown): boolean {
  if (method === "GET" || method === "HEAD") return false;
  return !(typeof query === "object" && query !== null && "dryRun" in query && query.dryRun);
}

async function parsedBody(
  options: {
    body?: Schema;
    bodyIsOptional?: boolean;
    crossOriginPages?: CrossOriginBody;
    form?: true;
  },
  request: Request,
): Promise<unknown> {
  const { body, bodyIsOptional, crossOriginPages } = options;
  if (body === undefined) return undefined;
  if (options.form) return parseBody(body, await readForm(request));
  if (crossOriginPages)
    return parseBody(body, await readCrossOriginJson(request, crossOriginPages));
  return parseBody(body, await (bodyIsOptional ? readOptionalJson : readJson)(request));
}

/** The error as the envelope or as the route's own page, with the same status and `Retry-After`. */
function toErrorResponse(envelope: Response, page: Response | undefined): Response {
  if (page === undefined) return envelope;
  const headers = new Headers(page.headers);
  const retryAfter = envelope.headers.get("retry-after");
  if (retryAfter !== null) headers.set("retry-after", retryAfter);
  return new Response(page.body, { status: envelope.status, headers });
}

function toResponse(result: Response | object): Response {
  return result instanceof Response ? result : Response.json(result);
}

/** Some responses (`Response.redirect`) do not allow changing their headers; a copy does. */
function withRequestId(response: Response, requestId: string): Response {
  try {
    response.headers.set("x-request-id", requestId);
    return response;
  } catch {
    return withRequestId(new Response(response.body, response), requestId);
  }
}

function setHeaders(headers: Headers): void {
  headers.set("x-content-type-options", "nosniff");
  if (!headers.has("content-security-policy")) headers.set("content-security-policy", apiPolicy);
  if (!headers.has("cache-control")) headers.set("cache-control", "no-store");
  headers.set("vary", "Authorization, Cookie, Origin, Sec-Fetch-Site");
}
