import { afterEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { DomainError } from "@/lib/core/errors";
import { documentAnswersSchema } from "@/lib/engine/answers/schema";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { log } from "@/lib/platform/log/log";
import { type Call, call, origin } from "@/tests/support/api/api-call";

const body = z.strictObject({
  name: z.string("Введите имя").min(1, "Введите имя"),
  age: z.number("Введите возраст").optional(),
  tags: z.array(z.enum(["a", "b"], "Выберите вариант из списка")).optional(),
});

const echo = defineRoute({
  access: "public",
  limit: "none",
  body,
  handle: async (context) => ({ got: context.body }),
});

const post = (options: Call) => call(echo, "/api/echo", { method: "POST", ...options });
const asJson = { "content-type": "application/json" };

describe("a body", () => {
  test("that fits arrives parsed", async () => {
    const response = await post({ json: { name: "Иван" } });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ got: { name: "Иван" } });
  });

  test.each([
    ["cut JSON", "{"],
    ["nothing", ""],
    ["two values", "{} {}"],
    ["a byte that is no UTF-8", new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d])],
  ])("of %s is 400 BAD_REQUEST", async (_case, raw) => {
    const response = await post({ body: raw, headers: asJson });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      code: "BAD_REQUEST",
      message: expect.stringMatching(/^Тело запроса/),
    });
  });

  test.each(["null", "[]", "5", '"text"', "true", `${"[".repeat(100_000)}${"]".repeat(100_000)}`])(
    "that is no object (%.20s) is 400 VALIDATION",
    async (raw) => {
      const response = await post({ body: raw, headers: asJson });
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({
        code: "VALIDATION",
        message: "Тело запроса должно быть объектом JSON.",
      });
    },
  );

  test("with wrong and unknown fields names every one of them", async () => {
    const json = { name: "", age: "5", tags: ["c", "d"], role: "admin", extra: 1 };
    const response = await post({ json });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      code: "VALIDATION",
      message: "Проверьте правильность заполнения полей.",
      fieldErrors: {
        name: ["Введите имя"],
        age: ["Введите возраст"],
        tags: ["Выберите вариант из списка"],
        role: ["Неизвестное поле"],
        extra: ["Неизвестное поле"],
      },
    });
  });

  test("with a single wrong field says its message", async () => {
    const response = await post({ json: {} });
    expect(await response.json()).toMatchObject({ message: "Введите имя" });
  });

  test("with keys that mean something to JavaScript changes nothing but gets refused", async () => {
    const raw =
      '{"name":"x","__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}';
    const response = await post({ body: raw, headers: asJson });
    expect(response.status).toBe(400);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
    const text = await response.text();
    expect(text).toContain("__proto__");
    expect(text).toContain("constructor");
  });

  test("with a repeated key means the last one, as JSON.parse has it", async () => {
    const response = await post({ body: '{"name":"a","name":"b"}', headers: asJson });
    expect(await response.json()).toEqual({ got: { name: "b" } });
  });

  test("of deep nesting inside a field is refused, not a crash", async () => {
    const raw = `{"type":"privacy","companyName":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
    const route = defineRoute({
      access: "public",
      limit: "none",
      body: documentAnswersSchema,
      handle: async () => ({}),
    });
    const response = await call(route, "/api/echo", { body: raw, headers: asJson });
    expect(response.status).toBe(400);
  });

  test("is not answered with more than it is worth, however many fields are unknown", async () => {
    const many = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`k${at}`, 1]));
    const response = await post({ json: { name: "x", ...many } });
    expect(response.status).toBe(400);
    const text = await response.text();
    expect(Buffer.byteLength(text)).toBeLessThan(16_000);
    expect(Object.keys((JSON.parse(text) as { fieldErrors: object }).fieldErrors)).toHaveLength(50);
    const long = await post({ json: { name: "x", ["y".repeat(200_000)]: 1 } });
    expect((await long.text()).length).toBeLessThan(1000);
  });

  test("over 256 KiB is 413, announced or not", async () => {
    const raw = JSON.stringify({ name: "x".repeat(300 * 1024) });
    const announced = await post({ body: raw, headers: { ...asJson, "content-length": "307211" } });
    expect(announced.status).toBe(413);
    const silent = await post({ body: raw, headers: asJson });
    expect(silent.status).toBe(413);
    expect(await silent.json()).toEqual({
      code: "TOO_LARGE",
      message: "Тело запроса больше 256 КБ.",
    });
  });

  test("over the limit is not read to its end", async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(64 * 1024).fill(0x20));
      },
    });
    const request = new Request(`${origin}/api/echo`, {
      method: "POST",
      body: endless,
      headers: asJson,
      duplex: "half",
    } as RequestInit);
    expect((await echo(request)).status).toBe(413);
    expect(sent).toBeLessThan(10);
  });

  describe("where a file may come in its place", () => {
    const files = { contentTypes: ["text/plain"], maxBytes: 300 * 1024, tooLarge: "Файл больше." };
    const route = defineRoute({
      access: "public",
      limit: "none",
      body,
      files,
      handle: async ({ body: json, file }) => ({
        json,
        file: file && { type: file.contentType, length: file.bytes.length },
      }),
    });
    const send = (options: Call) => call(route, "/api/file", { method: "POST", ...options });
    const asText = { "content-type": "Text/Plain; charset=windows-1251" };

    test("either arrives, and never both", async () => {
      const file = await send({ body: new Uint8Array([0, 255, 1]), headers: asText });
      expect(await file.json()).toEqual({
        json: null,
        file: { type: asText["content-type"], length: 3 },
      });
      const json = await send({ json: { name: "Иван" } });
      expect(await json.json()).toEqual({ json: { name: "Иван" }, file: null });
    });

    test("a file has a limit of its own, the JSON keeps its", async () => {
      const large = "x".repeat(280 * 1024);
      expect((await send({ body: large, headers: asText })).status).toBe(200);
      expect((await send({ json: { name: large } })).status).toBe(413);
      const larger = await send({ body: large + large, headers: asText });
      expect(larger.status).toBe(413);
      expect(await larger.json()).toEqual({ code: "TOO_LARGE", message: "Файл больше." });
    });

    test("no bytes are 400, a packed file and another type 415", async () => {
      expect((await send({ body: "", headers: asText })).status).toBe(400);
      const packed = { ...asText, "content-encoding": "gzip" };
      expect((await send({ body: "x", headers: packed })).status).toBe(415);
      expect((await send({ body: "x", headers: { "content-type": "text/html" } })).status).toBe(
        415,
      );
    });
  });

  test.each([
    ["no type", {}],
    ["a form", { "content-type": "application/x-www-form-urlencoded" }],
    ["plain text", { "content-type": "text/plain" }],
    ["a look-alike", { "content-type": "application/json-patch+json" }],
    ["another charset", { "content-type": "application/json; charset=windows-1251" }],
    ["a packed body", { ...asJson, "content-encoding": "gzip" }],
  ])("with %s is 415", async (_case, headers) => {
    const raw = new TextEncoder().encode('{"name":"x"}');
    const response = await post({ body: raw, headers: headers as Record<string, string> });
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({ code: "UNSUPPORTED_MEDIA_TYPE" });
  });

  test("may name its charset", async () => {
    const headers = { "content-type": 'Application/JSON; charset="UTF-8"' };
    expect((await post({ body: '{"name":"x"}', headers })).status).toBe(200);
  });
});

describe("another site", () => {
  test.each([
    ["Sec-Fetch-Site: cross-site", { "sec-fetch-site": "cross-site" }, 403],
    ["Sec-Fetch-Site: same-site", { "sec-fetch-site": "same-site" }, 403],
    ["Sec-Fetch-Site: same-origin", { "sec-fetch-site": "same-origin" }, 200],
    ["Sec-Fetch-Site: none", { "sec-fetch-site": "none" }, 200],
    [
      "cross-site, whatever Origin says",
      { "sec-fetch-site": "cross-site", origin: "http://localhost:3000" },
      403,
    ],
    ["Origin of another site", { origin: "https://evil.example" }, 403],
    ["Origin: null", { origin: "null" }, 403],
    ["Origin of another port", { origin: "http://localhost:3001" }, 403],
    ["an Origin that is no address", { origin: "evil" }, 403],
    ["our own Origin", { origin: "http://localhost:3000" }, 200],
    ["our own Origin under another name", { origin: "http://[::1]:3000", host: "[::1]:3000" }, 200],
    ["neither header: a program", {}, 200],
  ])("%s", async (_case, headers, status) => {
    const response = await post({
      json: { name: "x" },
      headers: headers as unknown as Record<string, string>,
    });
    expect(response.status).toBe(status);
    if (status === 403) expect(await response.json()).toMatchObject({ code: "CROSS_SITE" });
  });

  test("may read what is public", async () => {
    const route = defineRoute({ access: "public", limit: "none", handle: async () => ({}) });
    const headers = { "sec-fetch-site": "cross-site" };
    const response = await call(route, "/api/echo", { headers });
    expect(response.status).toBe(200);
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
  });
});

describe("a response", () => {
  test("is not cached, not sniffed, and carries our own request id", async () => {
    const headers = { "x-request-id": "chosen-by-the-client" };
    const response = await post({ json: { name: "x" }, headers });
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("vary")).toMatch(/Cookie/);
    expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-z]{24}$/);
  });

  test("runs nothing and stands in no frame, unless its route has a policy of its own", async () => {
    const policyOf = async (response: Response) => {
      const route = defineRoute({ access: "public", limit: "none", handle: async () => response });
      return (await call(route, "/api/echo")).headers.get("content-security-policy");
    };
    const nothing = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";
    expect(await policyOf(Response.json({}))).toBe(nothing);
    const own = { headers: { "content-security-policy": "sandbox" } };
    expect(await policyOf(new Response("", own))).toBe("sandbox");
    expect((await post({ body: "no JSON" })).headers.get("content-security-policy")).toBe(nothing);
  });

  test("to an unexpected error is 500 with a request id and nothing of the cause", async () => {
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

  test("tells when to come back", async () => {
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

  test("keeps the cookies set before a refusal", async () => {
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

  test("to a malformed segment of the path is 400 BAD_REQUEST", async () => {
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

  test.each(["PUT", "PATCH", "DELETE"] as const)("%s is 405 with Allow", async (method) => {
    const response = await call(routes[method], "/api/echo", { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD, POST, OPTIONS");
    expect(await response.json()).toMatchObject({ code: "METHOD_NOT_ALLOWED" });
  });

  test("HEAD is GET without a body", async () => {
    const response = await call(routes.HEAD, "/api/echo", { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(await response.text()).toBe("");
  });

  test("OPTIONS names the methods and lets no other origin in", async () => {
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

  test("has one line a request, with no secret of it", async () => {
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

describe("a route that is open to foreign pages", () => {
  const open = defineRoute({
    access: "public",
    limit: "none",
    body,
    foreignPages: { maxBytes: 64, tooLarge: "Больше 64 байт." },
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

  test("takes JSON as text from any origin, and says only that", async () => {
    const response = await send('{"name":"Иван"}');
    expect(response.status).toBe(204);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("access-control-allow-credentials")).toBeNull();
  });

  test("keeps its own limit of size and reads no other type", async () => {
    const long = await send(JSON.stringify({ name: "x".repeat(64) }));
    expect([long.status, (await long.json()).message]).toEqual([413, "Больше 64 байт."]);
    expect((await send("{}", { "content-type": "text/html" })).status).toBe(415);
    expect((await send("{", {})).status).toBe(400);
  });

  test("can look at no session", () => {
    const foreignPages = { maxBytes: 64, tooLarge: "Больше 64 байт." };
    const handle = async () => ({});
    expect(() => defineRoute({ access: "user", limit: "none", foreignPages, handle })).toThrow();
    expect(() => defineRoute({ access: "anyone", limit: "none", foreignPages, handle })).toThrow();
  });
});
