import { createHash } from "node:crypto";

/**
 * A public text that is asked for again each time (`no-cache`), so that what changes is seen at
 * once; who has it already gets 304.
 */
export function etagResponse(
  request: Request,
  body: string,
  headers: Record<string, string>,
): Response {
  const tag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
  const all = { "cache-control": "no-cache", etag: tag, ...headers };
  const known = request.headers.get("if-none-match")?.split(",") ?? [];
  return known.some((entry) => entry.trim().replace(/^W\//, "") === tag)
    ? new Response(null, { status: 304, headers: all })
    : new Response(body, { headers: all });
}

export const etagJson = (request: Request, value: object): Response =>
  etagResponse(request, JSON.stringify(value), { "content-type": "application/json" });
