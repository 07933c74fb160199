import "server-only";

import NextAuth, { type NextAuthOptions } from "next-auth";
import CredentialsProvider from "next-auth/providers/credentials";
import { DomainError } from "@/lib/core/errors";
import { authSecrets } from "@/lib/platform/auth/secrets";
import { sessionCookieName, sessionCookieOptions } from "@/lib/platform/auth/session-cookie";
import { maxAgeMs } from "@/lib/platform/auth/session-lifetime";
import { mintToken, readClaims, readToken, type TokenClaims } from "@/lib/platform/auth/token";
import { environment } from "@/lib/platform/config/environment";
import { log } from "@/lib/platform/log/log";

/** What next-auth needs of the features above it. */
export type NextAuthWorld = {
  /** The claims of a new session. @throws DomainError as every login does. */
  signIn: (credentials: {
    email?: unknown;
    password?: unknown;
    code?: unknown;
  }) => Promise<TokenClaims>;
  isAlive: (claims: TokenClaims) => Promise<boolean>;
  endSession: (claims: TokenClaims) => Promise<void>;
};

export type NextAuthCall = {
  method: "GET" | "POST";
  /** The segments after `/api/auth/`. */
  path: string[];
  query: Record<string, string>;
  cookies: Record<string, string>;
  body: Record<string, unknown>;
};

/**
 * What of next-auth is open: its session, its CSRF token, its login with a password, its logout. The
 * pages it would draw itself redirect to ours; `_log` (anybody writes into our log) and the rest stay
 * shut.
 */
const open: Record<NextAuthCall["method"], readonly string[]> = {
  GET: ["session", "csrf", "providers", "signin", "signout", "error"],
  POST: ["callback/credentials", "signout"],
};

/**
 * next-auth's own endpoints over the same token, cookie and sessions as ours.
 *
 * Its handler for Node's request and response is used, not the one for routes: that one parses the
 * body without a `try` (a 500 for `{`) and reads the request from Next's globals, which no test has.
 *
 * @throws DomainError NOT_FOUND for what is shut; what `world` throws, except a wrong password.
 */
export async function answerNextAuth(call: NextAuthCall, world: NextAuthWorld): Promise<Response> {
  if (!open[call.method].includes(call.path.join("/"))) {
    throw new DomainError("NOT_FOUND", "Такого адреса нет.");
  }
  // It would lead to `/login?error=undefined`.
  if (call.path.join("/") === "error" && !call.query.error) {
    return new Response(null, { status: 302, headers: { location: "/login" } });
  }
  // Links and redirects are built from the configured address, never from a request's `Host`.
  process.env.NEXTAUTH_URL = environment().siteUrl;
  const failures: unknown[] = [];
  const request = {
    method: call.method,
    query: { ...call.query, nextauth: call.path },
    cookies: decodeCookies(call.cookies),
    headers: {},
    body: call.body,
  };
  const answer = new NodeAnswer();
  await NextAuth(request as never, answer as never, options(world, failures));
  // next-auth would turn a database that is down into a logout, and its message into a link.
  if (failures.length > 0) throw failures[0];
  const response = answer.toResponse();
  if (response.status < 500) return response;
  // The one refusal of a request that it calls a defect of the configuration.
  throw new DomainError("BAD_REQUEST", "Некорректный адрес возврата (callbackUrl).");
}

/** next-auth percent-encodes the values of its cookies; what is no such value it need not see. */
function decodeCookies(cookies: Record<string, string>): Record<string, string> {
  const decoded: Record<string, string> = {};
  for (const [name, value] of Object.entries(cookies)) {
    try {
      decoded[name] = decodeURIComponent(value);
    } catch {
      // Not written by next-auth.
    }
  }
  return decoded;
}

/**
 * Where next-auth may send a visitor: `url` where it is ours, else the home page. In ASCII, which is
 * all that a `Location` takes. A JSON body may hold anything at all as its `callbackUrl`.
 */
function ownAddress(url: unknown, siteUrl: string): string {
  if (typeof url !== "string" || !URL.canParse(url, siteUrl)) return siteUrl;
  const { origin, href } = new URL(url, siteUrl);
  return origin === siteUrl ? href : siteUrl;
}

function options(world: NextAuthWorld, failures: unknown[]): NextAuthOptions {
  const [secret] = authSecrets();
  const cookie = sessionCookieOptions();
  const noted = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      failures.push(error);
      throw error;
    }
  };
  return {
    secret,
    useSecureCookies: cookie.secure,
    session: { strategy: "jwt", maxAge: maxAgeMs / 1000 },
    cookies: {
      sessionToken: {
        name: sessionCookieName,
        options: { ...cookie, sameSite: "lax", path: "/" },
      },
    },
    pages: { signIn: "/login", signOut: "/", error: "/login" },
    providers: [
      CredentialsProvider({
        credentials: {
          email: { type: "email" },
          password: { type: "password" },
          code: { type: "text" },
        },
        authorize: async (credentials) => {
          const signedIn = await world.signIn(credentials ?? {}).catch((error) => {
            const wrong = error instanceof DomainError && error.code === "UNAUTHENTICATED";
            if (!wrong) failures.push(error);
            return null;
          });
          return signedIn && { id: signedIn.sub, claims: signedIn };
        },
      }),
    ],
    jwt: {
      encode: async ({ token }) => mintToken(readClaims(token)),
      decode: async ({ token }) => (token ? readToken(token) : null),
    },
    callbacks: {
      redirect: ({ url, baseUrl }) => ownAddress(url, baseUrl),
      jwt: async ({ token, user }) => {
        if (user) return (user as unknown as { claims: TokenClaims }).claims;
        const claims = readClaims(token);
        // Throwing is how a session is refused here: next-auth then clears the cookie.
        if (!(await noted(world.isAlive(claims)))) throw new Error("the session has ended");
        return claims;
      },
      session: ({ session, token }) => {
        // No e-mail and no name: `GET /api/auth/user` has them, fresh from the database.
        const user = { name: null, id: token.sub, role: token.role };
        return { expires: session.expires, user };
      },
    },
    events: { signOut: ({ token }) => noted(world.endSession(readClaims(token))) },
    logger: {
      // A dead session is no error, and whoever sends garbage must not fill the log with traces.
      error: (code) => log.info({ code }, "next-auth"),
      warn: (code) => log.info({ code }, "next-auth"),
      debug: () => {},
    },
  };
}

/** As much of Node's response as next-auth's handler writes to. */
class NodeAnswer {
  private statusCode = 200;
  private body: string | null = null;
  private readonly headers = new Map<string, string | string[]>();

  status(code: number): this {
    this.statusCode = code;
    return this;
  }

  getHeader(name: string): string | string[] | undefined {
    return this.headers.get(name.toLowerCase());
  }

  setHeader(name: string, value: string | string[]): this {
    this.headers.set(name.toLowerCase(), value);
    return this;
  }

  json(value: unknown): void {
    this.setHeader("content-type", "application/json");
    this.send(value);
  }

  send(value: unknown): void {
    this.body = typeof value === "string" ? value : JSON.stringify(value ?? {});
  }

  end(): void {}

  toResponse(): Response {
    const headers = new Headers();
    for (const [name, value] of this.headers) {
      for (const one of [value].flat()) headers.append(name, printableAscii(one));
    }
    return new Response(this.body, { status: this.statusCode, headers });
  }
}

/** next-auth writes the `error` of a request into a `Location` as it came; headers refuse that. */
function printableAscii(value: string): string {
  return value.replace(/[^\x20-\x7e]+/gu, encodeURIComponent);
}
