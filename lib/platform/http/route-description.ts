import type { z } from "zod";
import type { MemberRule } from "@/lib/core/access/organisation-roles";
import type { ErrorCode } from "@/lib/core/error-codes";
import type { CrossOriginBody, FileBody } from "@/lib/platform/http/body";
import type { RateLimit } from "@/lib/platform/http/limits/limits";

/**
 * Who may call: `public` all, without looking at the session; `anyone` all, with the user when signed
 * in; `user` a signed-in visitor; `admin` one whose role is admin. There is no default, so that every route has
 * to decide.
 */
export type Access = "public" | "anyone" | "user" | "admin";

/** A response that is a file or a page; `json` where the caller can ask for JSON in its place. */
export type FileResponse = { contentTypes: readonly string[]; json?: z.ZodType };

/** A successful response: JSON with a schema, a file, or nothing (204). */
export type RouteResponse = z.ZodType | FileResponse | "empty";

type SuccessStatus = 200 | 201 | 202 | 204;

/**
 * What the API's document says of a call. `response` is a strict schema, so that the contract test sees a
 * field too many as well as one that is missing.
 */
export type RouteTexts = {
  /** Russian, one line: what the call does. */
  summary?: string;
  /** What is worth knowing beyond the summary; Russian. */
  details?: string;
  response?: RouteResponse;
  /** Status of a successful call: 200 by default; two where both are possible. */
  status?: SuccessStatus | readonly SuccessStatus[];
  /** Errors that do not follow from the rest, such as 401 of a login. */
  errors?: readonly ErrorCode[];
  /**
   * Whether a personal API key may make the call. Only where a route says so: a call that its author
   * forgot to think about stays closed to a key that lies in a script. Never for the security of the
   * account (password, deletion, sessions, keys, Telegram's token) and for admins' calls.
   */
  apiKey?: true;
  /**
   * The minimum role of a member who calls about somebody else's site; without it only owners may call
   * (docs/decisions/0044-organisations.md).
   */
  members?: MemberRule;
  /**
   * Pages of all sites may make the call, by `text/plain`: only where access is `public`, so that no cookie and no
   * token is looked at, and where the response says nothing. Everything else rejects what a foreign page sends.
   */
  crossOriginPages?: CrossOriginBody;
  /**
   * The body is a form that a browser sends without a script (`application/x-www-form-urlencoded`): only for a page of
   * ours that people open, whose `errorPage` they read.
   */
  form?: true;
};

/** A route as data: what `lib/features/openapi` and the contract tests read. */
export type RouteDescription = RouteTexts & {
  access: Access;
  limit: RateLimit | "none";
  body?: z.ZodType;
  example?: unknown;
  bodyIsOptional?: boolean;
  files?: FileBody;
  params?: z.ZodType;
  query?: z.ZodType;
};

/** The key of a handler's description. */
export const routeDescription = Symbol("route description");

/** The description of a handler that `defineRoute` made; undefined for a method that is not allowed. */
export function describeRoute(handler: unknown): RouteDescription | undefined {
  if (typeof handler !== "function" || !(routeDescription in handler)) return undefined;
  return handler[routeDescription] as RouteDescription;
}
