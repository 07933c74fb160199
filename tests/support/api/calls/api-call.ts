import type { RouteHandler } from "@/lib/platform/http/define-route";

/** The origin of the tests' requests; the default of `SITE_URL`. */
export const origin = "http://localhost:3000";

export type Call = {
  method?: string;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as is, instead of `json`. */
  body?: BodyInit;
  token?: string;
  cookie?: string;
  headers?: Record<string, string>;
  params?: Record<string, string | string[]>;
};

/** Calls a route handler as Next would, with a constructed request. */
export function call(handler: RouteHandler, path: string, options: Call = {}): Promise<Response> {
  const { json, token, cookie, params } = options;
  const headers = new Headers({ host: "localhost:3000" });
  if (json !== undefined) headers.set("content-type", "application/json");
  if (token !== undefined) headers.set("authorization", `Bearer ${token}`);
  if (cookie !== undefined) headers.set("cookie", `auth-token=${cookie}`);
  for (const [name, value] of Object.entries(options.headers ?? {})) headers.set(name, value);
  const body = options.body ?? (json === undefined ? undefined : JSON.stringify(json));
  const method = options.method ?? (body === undefined ? "GET" : "POST");
  const request = new Request(origin + path, { method, headers, body });
  return handler(request, { params: Promise.resolve(params ?? {}) });
}

/** The value of a cookie that a response sets: `""` if it removes it, undefined if it does neither. */
export function cookieOf(response: Response, name = "auth-token"): string | undefined {
  const line = response.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));
  return line?.slice(name.length + 1).split(";")[0];
}
