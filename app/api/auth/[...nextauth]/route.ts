import { z } from "zod";
import { nextAuthWorld } from "@/lib/features/accounts/sign-in/operations";
import { readCookies } from "@/lib/platform/auth/cookies";
import { answerNextAuth } from "@/lib/platform/auth/next-auth";
import { findTokens } from "@/lib/platform/auth/session-cookie";
import { getDatabase } from "@/lib/platform/db/client";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute, type RouteContext } from "@/lib/platform/http/define-route";
import { readFormOrJson } from "@/lib/platform/http/form";
import { limits } from "@/lib/platform/http/limits";
import { requestOrigin } from "@/lib/platform/http/request-origin";

const params = z.object({ nextauth: z.array(z.string()) });
const query = z.record(z.string(), z.string());

/** next-auth's own endpoints; which of them are open stands in `lib/platform/auth/next-auth.ts`. */
async function handle(context: RouteContext<"public", undefined, typeof params, typeof query>) {
  const { request, params, query, address, now, nameAccount } = context;
  const isPost = request.method === "POST";
  const call = {
    method: isPost ? ("POST" as const) : ("GET" as const),
    path: params.nextauth,
    query,
    cookies: readCookies(request.headers),
    body: isPost ? await readFormOrJson(request) : {},
  };
  const origin = requestOrigin(request, address);
  const carried = findTokens(request.headers);
  const attempt = { origin, nameAccount, carried };
  return answerNextAuth(call, nextAuthWorld(await getDatabase(), attempt, now));
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  GET: defineRoute({ access: "public", limit: "none", params, query, handle }),
  POST: defineRoute({ access: "public", limit: limits.login, params, query, handle }),
});
