import * as finishRoute from "@/app/api/auth/provider-sign-in/route";
import * as startRoute from "@/app/api/auth/providers/[provider]/route";
import * as methodRoute from "@/app/api/user/sign-in-methods/[provider]/route";
import * as returnRoute from "@/app/sign-in/[provider]/route";
import type { SignInProvider } from "@/lib/core/access/sign-in-providers";
import { call, cookieOf } from "@/tests/support/api/calls/api-call";
import type { FakeProviders } from "@/tests/support/sign-in-providers/fake-providers";

const cookieName = "service-sign-in";
const finishPath = "/api/auth/provider-sign-in";

/** A browser during a sign-in with a provider: identified by its cookies. */
export type SignInFlow = { cookie: string; back: URL };

const headersOf = (cookie: string, session?: string) => ({
  cookie: [`${cookieName}=${cookie}`, ...(session ? [`auth-token=${session}`] : [])].join("; "),
});

export const start = (provider: SignInProvider, json: object = {}) =>
  call(startRoute.POST, `/api/auth/providers/${provider}`, { json, params: { provider } });

/** Starts a sign-in and gives consent at the provider. */
export async function consent(
  standIn: FakeProviders,
  provider: SignInProvider,
  json: object = {},
): Promise<SignInFlow> {
  return follow(standIn, await start(provider, json));
}

/** Follows a redirect, with the cookie that the response set. */
export async function follow(standIn: FakeProviders, response: Response): Promise<SignInFlow> {
  const { url } = (await response.json()) as { url: string };
  return { cookie: cookieOf(response, cookieName) ?? "", back: await standIn.consent(url) };
}

/** The provider sends the browser back. @returns the page that it lands on. */
export async function returnToSite(
  provider: SignInProvider,
  { cookie, back }: SignInFlow,
  session?: string,
): Promise<string> {
  const response = await call(returnRoute.GET, back.pathname + back.search, {
    params: { provider },
    headers: headersOf(cookie, session),
  });
  return (response.headers.get("location") ?? "").replace("http://localhost:3000", "");
}

export const readSignIn = ({ cookie }: Pick<SignInFlow, "cookie">) =>
  call(finishRoute.GET, finishPath, { headers: headersOf(cookie) });

export const finish = ({ cookie }: Pick<SignInFlow, "cookie">, json: object = {}) =>
  call(finishRoute.POST, finishPath, { json, headers: headersOf(cookie) });

/** All steps up to the page that finishes a sign-in. */
export async function completeAtProvider(
  standIn: FakeProviders,
  provider: SignInProvider,
  json: object = {},
) {
  const journey = await consent(standIn, provider, json);
  await returnToSite(provider, journey);
  return journey;
}

export const startConnecting = (token: string, provider: SignInProvider, json: object = {}) =>
  call(methodRoute.POST, `/api/user/sign-in-methods/${provider}`, {
    token,
    json,
    params: { provider },
  });

export const disconnect = (token: string, provider: SignInProvider, json: object = {}) =>
  call(methodRoute.DELETE, `/api/user/sign-in-methods/${provider}`, {
    method: "DELETE",
    token,
    json,
    params: { provider },
  });
