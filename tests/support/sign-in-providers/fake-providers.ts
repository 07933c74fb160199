import { createHash, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import type { SignInProvider } from "@/lib/core/access/sign-in-providers";

/** The credentials that the operator has entered for both providers. */
export const application = { id: "application-1", secret: "тайна приложения" } as const;

/** The user signed in at the provider, in its own format; `null` is a user who refuses. */
export type ProviderUser = Record<string, unknown> | null;

type Path = "token" | "user";
/** An error of one of the server's calls: a status, or no response within the time limit. */
type Fault = { path: Path; status: number } | { path: Path; isSilent: true };

export type FakeProviders = {
  root: string;
  /** The site that the application belongs to: browsers are sent back to it. */
  site: string;
  person: ProviderUser;
  fault: Fault | null;
  /** Every call that a server made, with its parameters. */
  calls: { path: string; body: string; authorization: string | undefined }[];
  /** Opens a consent page as a browser does. @returns the URL that the browser is redirected to. */
  consent: (url: string) => Promise<URL>;
  close: () => Promise<void>;
};

type Grant = { provider: SignInProvider; challenge: string; state: string; device: string };

/**
 * The documented calls of Yandex ID and VK ID on one local server, as strict as their documentation: a code is valid
 * once, with the verifier, the secret and the redirect URL that it was issued for.
 */
export async function startFakeProviders(port = 0): Promise<FakeProviders> {
  const codes = new Map<string, Grant>();
  const tokens = new Map<string, SignInProvider>();
  const callback = (provider: SignInProvider) => `${standIn.site}/sign-in/${provider}`;
  const standIn: FakeProviders = {
    root: "",
    site: "http://localhost:3000",
    person: null,
    fault: null,
    calls: [],
    consent: async (url) => {
      const response = await fetch(url, { redirect: "manual" });
      const location = response.headers.get("location");
      if (location === null) throw new Error(`refused: ${await response.text()}`);
      return new URL(location);
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };

  const authorize = (
    provider: SignInProvider,
    query: URLSearchParams,
    response: ServerResponse,
  ) => {
    const parameters = Object.fromEntries(query);
    const isRight =
      parameters.response_type === "code" &&
      parameters.client_id === application.id &&
      parameters.redirect_uri === callback(provider) &&
      parameters.code_challenge_method === "S256" &&
      parameters.code_challenge?.length === 43 &&
      // VK ID requires at least 32 characters.
      (parameters.state ?? "").length >= 32;
    if (!isRight) return send(response, 400, { error: "invalid_request" });
    const back = new URL(callback(provider));
    back.searchParams.set("state", parameters.state ?? "");
    if (standIn.person === null) back.searchParams.set("error", "access_denied");
    else {
      const code = randomUUID();
      const device = provider === "vk" ? randomUUID() : "";
      codes.set(code, {
        provider,
        challenge: parameters.code_challenge ?? "",
        state: parameters.state ?? "",
        device,
      });
      back.searchParams.set("code", code);
      if (device) back.searchParams.set("device_id", device);
    }
    response.writeHead(302, { location: back.href }).end();
  };

  const exchange = (provider: SignInProvider, form: URLSearchParams, response: ServerResponse) => {
    const grant = codes.get(form.get("code") ?? "");
    codes.delete(form.get("code") ?? "");
    const verifier = form.get("code_verifier") ?? "";
    const isRight =
      grant?.provider === provider &&
      form.get("grant_type") === "authorization_code" &&
      form.get("client_id") === application.id &&
      form.get("client_secret") === application.secret &&
      form.get("redirect_uri") === callback(provider) &&
      createHash("sha256").update(verifier).digest("base64url") === grant.challenge &&
      (provider === "yandex" ||
        (form.get("device_id") === grant.device && form.get("state") === grant.state));
    if (!isRight) return send(response, 400, { error: "invalid_grant" });
    const token = `token-${randomUUID()}`;
    tokens.set(token, provider);
    const more = provider === "vk" ? { id_token: "a.b.c", user_id: 1 } : {};
    send(response, 200, {
      access_token: token,
      refresh_token: `refresh-${randomUUID()}`,
      token_type: "bearer",
      expires_in: 3600,
      ...more,
    });
  };

  const user = (provider: SignInProvider, token: string | undefined, response: ServerResponse) => {
    if (tokens.get(token ?? "") !== provider) return send(response, 401, { error: "no token" });
    send(response, 200, provider === "vk" ? { user: standIn.person } : (standIn.person ?? {}));
  };

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://stand-in");
    if (pathname === "/yandex/authorize") return authorize("yandex", searchParams, response);
    if (pathname === "/vk/authorize") return authorize("vk", searchParams, response);
    const body = await text(request);
    const { authorization } = request.headers;
    standIn.calls.push({ path: pathname, body, authorization });
    const form = new URLSearchParams(body);
    const path = pathname.endsWith("/token") || pathname.endsWith("/auth") ? "token" : "user";
    if (standIn.fault?.path === path) return fail(standIn.fault, response);
    const call = calls[`${request.method} ${pathname}`];
    if (call) call(form, request, response);
    else send(response, 404, {});
  });
  const calls: Record<
    string,
    (form: URLSearchParams, request: IncomingMessage, response: ServerResponse) => void
  > = {
    "POST /yandex/token": (form, _request, response) => exchange("yandex", form, response),
    "POST /vk/oauth2/auth": (form, _request, response) => exchange("vk", form, response),
    "GET /login/info": (_form, { headers }, response) =>
      user("yandex", /^OAuth (.+)$/.exec(headers.authorization ?? "")?.[1], response),
    "POST /vk/oauth2/user_info": (form, _request, response) =>
      user(
        "vk",
        form.get("client_id") === application.id ? (form.get("access_token") ?? "") : "",
        response,
      ),
  };
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  standIn.root = `http://127.0.0.1:${address.port}`;
  return standIn;
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

/** A silent provider keeps the connection open and never responds. */
function fail(fault: Fault, response: ServerResponse): void {
  if ("status" in fault) send(response, fault.status, { error: "server_error" });
}

/** The settings of a server that uses the fake. */
export const fakeProviderSettings = ({ root }: Pick<FakeProviders, "root">) => ({
  YANDEX_CLIENT_ID: application.id,
  YANDEX_CLIENT_SECRET: application.secret,
  YANDEX_OAUTH_ROOT: `${root}/yandex`,
  YANDEX_LOGIN_ROOT: `${root}/login`,
  VK_CLIENT_ID: application.id,
  VK_CLIENT_SECRET: application.secret,
  VK_ID_ROOT: `${root}/vk`,
});
