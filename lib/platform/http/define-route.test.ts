import { afterEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { DomainError } from "@/lib/core/errors";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { log } from "@/lib/platform/log/log";
import { call } from "@/tests/support/api/calls/api-call";
import { echo, echoedBody, postToEcho } from "@/tests/support/api/echo-route";

describe("a request by its origin headers", () => {
  test.each([
    ["is rejected with Sec-Fetch-Site: cross-site", { "sec-fetch-site": "cross-site" }, 403],
    ["is rejected with Sec-Fetch-Site: same-site", { "sec-fetch-site": "same-site" }, 403],
    ["is accepted with Sec-Fetch-Site: same-origin", { "sec-fetch-site": "same-origin" }, 200],
    ["is accepted with Sec-Fetch-Site: none", { "sec-fetch-site": "none" }, 200],
    [
      "is rejected with Sec-Fetch-Site: cross-site and our own Origin",
      { "sec-fetch-site": "cross-site", origin: "http://localhost:3000" },
      403,
    ],
    ["is rejected with the Origin of another site", { origin: "https://evil.example" }, 403],
    ["is rejected with Origin: null", { origin: "null" }, 403],
    ["is rejected with the Origin of another port", { origin: "http://localhost:3001" }, 403],
    ["is rejected with an Origin that is no address", { origin: "evil" }, 403],
    ["is accepted with our own Origin", { origin: "http://localhost:3000" }, 200],
    [
      "is accepted with our own Origin under another name",
      { origin: "http://[::1]:3000", host: "[::1]:3000" },
      200,
    ],
    ["is accepted without either header", {}, 200],
  ])("%s", async (_case, headers, status) => {
    const response = await postToEcho({
      json: { name: "x" },
      headers: headers as unknown as Record<string, string>,
    });
    expect(response.status).toBe(status);
    if (status === 403) expect(await response.json()).toMatchObject({ code: "CROSS_SITE" });
  });

  test("from another site reads a public route and gets no CORS headers", async () => {
    const route = defineRoute({ access: "public", limit: "none", handle: async () => ({}) });
    const headers = { "sec-fetch-site": "cross-site" };
    const response = await call(route, "/api/echo", { headers });
    expect(response.status).toBe(200);
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
  });
});

describe("a response", () => {
  test("has no-store, nosniff and a request id of the server", async () => {
    const headers = { "x-request-id": "chosen-by-the-client" };
    const response = await postToEcho({ json: { name: "x" }, headers });
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("vary")).toMatch(/Cookie/);
    expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-z]{24}$/);
  });

  test("has a policy that forbids everything unless the route sets its own", async () => {
    const policyOf = async (response: Response) => {
      const route = defineRoute({ access: "public", limit: "none", handle: async () => response });
      return (await call(route, "/api/echo")).headers.get("content-security-policy");
    };
    const nothing = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";
    expect(await policyOf(Response.json({}))).toBe(nothing);
    const own = { headers: { "content-security-policy": "sandbox" } };
    expect(await policyOf(new Response("", own))).toBe("sandbox");
    expect((await postToEcho({ body: "no JSON" })).headers.get("content-security-policy")).toBe(
      nothing,
    );
  });

  test("returns 500 with a request id and without the cause after an unexpected error", async () => {
    const route = defineRoute({
      access: "public",
      limit: "none",
      handle: async () => {
        throw new Error("SELECT secret FROM users");
      },
    });
    const response = await call(route, "/api/echo");
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(text).not.toContain("secret");
    expect(JSON.parse(text)).toEqual({
      code: "INTERNAL",
      message: expect.any(String),
      requestId: response.headers.get("x-request-id"),
    });
  });

  test("has Retry-After in whole seconds", async () => {
    const route = defineRoute({
      access: "public",
      limit: "none",
      handle: async () => {
        throw new DomainError("RATE_LIMITED", "Позже", { retryAfterSeconds: 12.3 });
      },
    });
    const response = await call(route, "/api/echo");
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("13");
  });

  test("keeps cookies set before an error", async () => {
    const route = defineRoute({
      access: "public",
      limit: "none",
      handle: async ({ setCookie }) => {
        setCookie("a=1");
        throw new DomainError("NOT_FOUND", "Нет");
      },
    });
    const response = await call(route, "/api/echo");
    expect(response.headers.getSetCookie()).toEqual(["a=1"]);
  });

  test("returns 400 BAD_REQUEST for a malformed path segment", async () => {
    const route = defineRoute({
      access: "public",
      limit: "none",
      params: z.object({ id: z.string().regex(/^\d+$/) }),
      handle: async ({ params }) => params,
    });
    expect((await call(route, "/api/x/5", { params: { id: "5" } })).status).toBe(200);
    const response = await call(route, "/api/x/y", { params: { id: "y" } });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "BAD_REQUEST" });
  });
});

describe("methods", () => {
  const routes = defineMethods({
    GET: defineRoute({ access: "public", limit: "none", handle: async () => ({ a: 1 }) }),
    POST: echo,
  });

  test.each(["PUT", "PATCH", "DELETE"] as const)("%s returns 405 with Allow", async (method) => {
    const response = await call(routes[method], "/api/echo", { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD, POST, OPTIONS");
    expect(await response.json()).toMatchObject({ code: "METHOD_NOT_ALLOWED" });
  });

  test("HEAD returns the headers of GET without a body", async () => {
    const response = await call(routes.HEAD, "/api/echo", { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(await response.text()).toBe("");
  });

  test("OPTIONS returns the methods and no CORS headers", async () => {
    const headers = { origin: "https://evil.example", "access-control-request-method": "POST" };
    const response = await call(routes.OPTIONS, "/api/echo", { method: "OPTIONS", headers });
    expect(response.status).toBe(204);
    expect(response.headers.get("allow")).toBe("GET, HEAD, POST, OPTIONS");
    for (const name of response.headers.keys()) expect(name).not.toMatch(/^access-control/);
  });
});

describe("the log", () => {
  afterEach(() => {
    log.level = "silent";
  });

  test("contains one line per request without its secrets", async () => {
    log.level = "info";
    const lines: string[] = [];
    const write = vi.spyOn(process.stdout, "write").mockImplementation((chunk) => {
      lines.push(String(chunk));
      return true;
    });
    const response = await call(echo, "/api/echo?token=query-secret", {
      json: { name: "body-secret" },
      token: "bearer-secret",
      cookie: "cookie-secret",
    });
    write.mockRestore();
    const [line, ...more] = lines.join("").trim().split("\n");
    expect(more).toEqual([]);
    expect(line).not.toContain("secret");
    expect(JSON.parse(line ?? "")).toMatchObject({
      msg: "request",
      method: "POST",
      path: "/api/echo",
      status: 200,
      ms: expect.any(Number),
      requestId: response.headers.get("x-request-id"),
    });
  });
});

describe("a route for other sites' pages", () => {
  const open = defineRoute({
    access: "public",
    limit: "none",
    body: echoedBody,
    crossOriginPages: { maxBytes: 64, tooLarge: "Больше 64 байт." },
    handle: async () => new Response(null, { status: 204 }),
  });
  const send = (raw: string, headers: Record<string, string> = {}) =>
    call(open, "/api/open", {
      method: "POST",
      body: raw,
      headers: {
        ...{ "content-type": "text/plain", origin: "https://other.example" },
        ...{ "sec-fetch-site": "cross-site", ...headers },
      },
    });

  test("accepts JSON as text/plain from any origin, without credentials", async () => {
    const response = await send('{"name":"Иван"}');
    expect(response.status).toBe(204);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("access-control-allow-credentials")).toBeNull();
  });

  test("returns 413 over its own limit and 415 for another type", async () => {
    const long = await send(JSON.stringify({ name: "x".repeat(64) }));
    expect([long.status, (await long.json()).message]).toEqual([413, "Больше 64 байт."]);
    expect((await send("{}", { "content-type": "text/html" })).status).toBe(415);
    expect((await send("{", {})).status).toBe(400);
  });

  test("cannot be defined with access to the session", () => {
    const crossOriginPages = { maxBytes: 64, tooLarge: "Больше 64 байт." };
    const handle = async () => ({});
    expect(() =>
      defineRoute({ access: "user", limit: "none", crossOriginPages, handle }),
    ).toThrow();
    expect(() =>
      defineRoute({ access: "anyone", limit: "none", crossOriginPages, handle }),
    ).toThrow();
  });
});

test("defineRoute without access is one error of the compiler, none at the uses of the caller", () => {
  // @ts-expect-error: A route needs `access`
  const route = defineRoute({
    limit: "none",
    params: z.strictObject({ id: z.string() }),
    handle: async ({ caller, params }) => ({ user: caller.userId, id: params.id }),
  });
  expect(route).toBeTypeOf("function");
});
