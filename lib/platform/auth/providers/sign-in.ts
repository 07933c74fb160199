import "server-only";

import { createHash, randomBytes } from "node:crypto";
import type { NextApiRequest, NextApiResponse } from "next";
import NextAuth, { type AuthOptions } from "next-auth";
import type { OAuthConfig } from "next-auth/providers/oauth";
import type { SignInProvider } from "@/lib/core/access/sign-in-providers";
import { DomainError } from "@/lib/core/errors";
import { callbackAddress } from "@/lib/platform/auth/providers/configured";
import type {
  CallbackQuery,
  ProviderDefinition,
  ProviderProfile,
} from "@/lib/platform/auth/providers/provider";
import { vk } from "@/lib/platform/auth/providers/vk";
import { yandex } from "@/lib/platform/auth/providers/yandex";
import { authSecrets } from "@/lib/platform/auth/secrets";
import { environment } from "@/lib/platform/config/environment";
import { log } from "@/lib/platform/log/log";

const providers: Record<SignInProvider, ProviderDefinition> = { yandex, vk };

/** The state and the PKCE verifier, which next-auth encrypts into cookies for its callback. We store them in a row. */
export type EncryptedChecks = Record<string, string>;

/** Two calls of a service, each with its own timeout, and some time for our own work. */
const deadlineMs = 15_000;

const csrfCookie = "next-auth.csrf-token";

/**
 * Returns the address of a service's consent page, and the checks for its callback.
 * @throws DomainError NOT_FOUND when the service is not configured.
 */
export async function startAuthorization(
  provider: SignInProvider,
): Promise<{ url: string; checks: EncryptedChecks }> {
  // next-auth requires its own double-submit token; our route has rejected cross-site requests already.
  const csrfToken = randomBytes(32).toString("hex");
  const [secret] = authSecrets();
  const hash = createHash("sha256")
    .update(csrfToken + secret)
    .digest("hex");
  const { json, cookies } = await callNextAuth(
    optionsOf(provider, {}, () => undefined),
    {
      method: "POST",
      query: { nextauth: ["signin", provider] },
      body: { csrfToken, json: "true" },
      cookies: { [csrfCookie]: `${csrfToken}|${hash}` },
    },
  );
  const { [csrfCookie]: _csrf, "next-auth.callback-url": _url, ...checks } = cookies;
  const url = json?.url ?? "";
  if (!url.startsWith(`${providers[provider].root()}/`)) throw new Error("no address of consent");
  return { url, checks };
}

/**
 * Returns the profile of the user who signed in at the service: next-auth decrypts the checks, exchanges the code for a
 * token and the token for the profile; neither is kept.
 * @returns null when the state or the verifier does not match, or the service refuses, is down or too slow.
 */
export async function completeAtProvider(
  provider: SignInProvider,
  query: CallbackQuery,
  checks: EncryptedChecks,
): Promise<ProviderProfile | null> {
  let profile: ProviderProfile | null = null;
  const options = optionsOf(provider, query, (seen) => {
    profile = seen;
  });
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise((resolve) => {
    timer = setTimeout(resolve, deadlineMs);
  });
  await Promise.race([
    callNextAuth(options, {
      method: "GET",
      query: { ...query, nextauth: ["callback", provider] },
      cookies: checks,
    }),
    deadline,
  ]);
  clearTimeout(timer);
  return profile;
}

function optionsOf(
  id: SignInProvider,
  query: CallbackQuery,
  onProfile: (profile: ProviderProfile) => void,
): AuthOptions {
  const client = environment()[id];
  if (client === null) throw new DomainError("NOT_FOUND", "Такого способа входа здесь нет.");
  const { config, toProfile } = providers[id];
  const { authorization, ...rest } = config(query);
  const endpoint = typeof authorization === "object" ? authorization : {};
  const oauth: OAuthConfig<unknown> = {
    id,
    name: id,
    type: "oauth",
    checks: ["state", "pkce"],
    clientId: client.id,
    clientSecret: client.secret,
    client: { token_endpoint_auth_method: "client_secret_post" },
    // next-auth would redirect to an address of its own.
    authorization: {
      ...endpoint,
      params: { ...endpoint.params, redirect_uri: callbackAddress(id) },
    },
    ...rest,
    profile: (response) => {
      const profile = toProfile(response);
      onProfile(profile);
      return { id: profile.subject };
    },
  };
  return {
    providers: [oauth],
    secret: authSecrets()[0],
    useSecureCookies: false,
    // A string ends next-auth's part here: we create the session ourselves (decision 0040).
    callbacks: { signIn: () => "/" },
    logger: { error: logFailure, warn() {}, debug() {} },
  };
}

/**
 * Logs only the kind of a failure: errors of the client contain requests with secrets and responses with tokens.
 * next-auth has one logger for the whole process, so the sign-in is unknown.
 */
function logFailure(code: string, details: unknown): void {
  const error = details instanceof Error ? details : (details as { error?: unknown } | null)?.error;
  const kind = error instanceof Error ? error.name : undefined;
  log.warn({ code, kind }, "sign-in at a service failed");
}

type AuthRequest = Pick<NextApiRequest, "method" | "query" | "body"> & { cookies: EncryptedChecks };
type CapturedResponse = { cookies: EncryptedChecks; json: { url?: string } | null };

/** Calls next-auth like a page of the older router: the only entry point that does not need Next's request. */
async function callNextAuth(
  options: AuthOptions,
  authRequest: Partial<AuthRequest>,
): Promise<CapturedResponse> {
  let lines: string[] = [];
  const captured: CapturedResponse = { cookies: {}, json: null };
  const response = {
    status: () => response,
    getHeader: () => lines,
    setHeader: (name: string, value: string | string[]) => {
      if (name.toLowerCase() === "set-cookie") lines = [value].flat();
      return response;
    },
    json: (value: { url?: string }) => {
      captured.json = value;
    },
    send() {},
    end() {},
  };
  const request = { headers: {}, ...authRequest };
  await NextAuth(request as NextApiRequest, response as unknown as NextApiResponse, options);
  for (const line of lines) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    captured.cookies[name] = decodeURIComponent(value);
  }
  return captured;
}
