import "server-only";

import { DomainError } from "@/lib/core/errors";
import { defineRoute, type RouteHandler } from "@/lib/platform/http/define-route";

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
type Method = (typeof methods)[number];

const rejectMethod = defineRoute({
  access: "public",
  limit: "none",
  handle: async () => {
    throw new DomainError("METHOD_NOT_ALLOWED", "Этот метод здесь не поддерживается.");
  },
});

const noContent = defineRoute({
  access: "public",
  limit: "none",
  handle: async () => new Response(null, { status: 204 }),
});

/**
 * All methods of a path, for `export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = …`.
 * Next would answer the missing ones with an empty 405; here they have the envelope and `Allow`.
 * HEAD is GET without its body. OPTIONS names the methods and grants no other origin anything.
 */
export function defineMethods(
  handlers: Partial<Record<Exclude<Method, "HEAD" | "OPTIONS">, RouteHandler>>,
): Record<Method, RouteHandler> {
  const allowed = methods.filter(
    (method) => method === "OPTIONS" || (method === "HEAD" ? "GET" : method) in handlers,
  );
  const allow = allowed.join(", ");
  const withAllow =
    (handler: RouteHandler): RouteHandler =>
    async (request, context) => {
      const response = await handler(request, context);
      response.headers.set("allow", allow);
      return response;
    };
  const reject = withAllow(rejectMethod);
  const { GET } = handlers;
  return {
    GET: GET ?? reject,
    HEAD: GET ? withoutBody(GET) : reject,
    POST: handlers.POST ?? reject,
    PUT: handlers.PUT ?? reject,
    PATCH: handlers.PATCH ?? reject,
    DELETE: handlers.DELETE ?? reject,
    OPTIONS: withAllow(noContent),
  };
}

function withoutBody(handler: RouteHandler): RouteHandler {
  return async (request, context) => {
    const response = await handler(request, context);
    await response.body?.cancel();
    return new Response(null, response);
  };
}
