import { readSignInToken } from "@/lib/features/accounts/providers/cookie";
import {
  handleProviderCallback,
  type SignInOutcome,
} from "@/lib/features/accounts/providers/provider-flow";
import { providerParams, providerReturnQuery } from "@/lib/features/accounts/providers/schema";
import { publicPageStyle, writeErrorPage } from "@/lib/features/documents/publication/public-page";
import { environment } from "@/lib/platform/config/environment";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";
import { errorPageResponse } from "@/lib/platform/http/responses/public-page";

/** Always redirects to a page of ours, and drops the provider's query string. */
function toPage(outcome: SignInOutcome, joins: boolean): Response {
  const path = joins
    ? `/settings?service=${outcome}#sign-in-methods`
    : `/login/service${outcome === "confirmed" ? "" : `?problem=${outcome}`}`;
  return new Response(null, {
    status: 303,
    headers: { location: environment().siteUrl + path, "referrer-policy": "no-referrer" },
  });
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Where Yandex ID and VK ID redirect the browser to (decision 0040). */
  GET: defineRoute({
    access: "anyone",
    limit: limits.signInService,
    params: providerParams,
    query: providerReturnQuery,
    handle: async ({ request, params, query, caller, now }) => {
      const { provider } = params;
      const came = { provider, token: readSignInToken(request.headers), query };
      const { outcome, joins } = await handleProviderCallback(
        await getDatabase(),
        caller,
        came,
        now,
      );
      return toPage(outcome, joins);
    },
    errorPage: ({ message }) =>
      errorPageResponse({
        html: writeErrorPage({ title: "Вход не завершён", advice: message }),
        styles: [publicPageStyle],
      }),
  }),
});
