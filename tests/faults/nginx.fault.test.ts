/**
 * The nginx of `deploy/nginx` in front of two instances on one PostgreSQL: access, caching per visitor, and what a
 * visitor sees when an instance dies.
 */
import { readdirSync, readFileSync } from "node:fs";
import { connect as connectHttp2 } from "node:http2";
import { join } from "node:path";
import { connect as connectTls, type TLSSocket } from "node:tls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pause, waitUntil } from "@/tests/faults/writers";
import { ApiSession } from "@/tests/support/api/calls/api-session";
import {
  type PostgresServer,
  startPostgresServer,
} from "@/tests/support/servers/databases/postgres-server";
import { type NginxServer, siteName, startNginx } from "@/tests/support/servers/nginx-server";
import {
  type ProductionServer,
  startProductionServer,
} from "@/tests/support/servers/production-server";
import { admin } from "@/tests/support/test-admin";

let postgres: PostgresServer;
let nginx: NginxServer;
const servers: ProductionServer[] = [];
const page = "/premium";
/** As in an e-mail's link. */
const secret = "tajna-iz-pisma-4f1b9c";

beforeAll(async () => {
  postgres = await startPostgresServer(["-c", "fsync=off"]);
  const start = () =>
    startProductionServer({
      DATABASE_URL: postgres.url,
      AUTH_SECRET: "a key of the tests that is long enough",
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      SITE_URL: `https://${siteName}`,
      TRUSTED_PROXY_HOPS: "1",
      DATA_DIR: ".tmp/fault-nginx",
    });
  servers.push(...(await Promise.all([start(), start()])));
  nginx = await startNginx(servers.map(({ url }) => url));
});
afterAll(async () => {
  await nginx?.remove();
  await Promise.all(servers.map(({ kill }) => kill()));
  await postgres?.remove();
});

const cached = ({ headers }: { headers: object }) =>
  (headers as Record<string, unknown>)["x-cache-status"];

function handshake(options: object): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const socket: TLSSocket = connectTls(
      {
        host: "127.0.0.1",
        port: nginx.httpsPort,
        servername: siteName,
        ca: nginx.certificate,
        ...options,
      },
      () => {
        resolve(socket.getProtocol());
        socket.destroy();
      },
    );
    socket.on("error", reject);
  });
}

test("redirects a page to HTTPS, rejects an API call over HTTP and any other host name", async () => {
  const led = await nginx.requestOverHttp(`${page}?a=1`);
  expect([led.status, led.headers.location]).toEqual([308, `https://${siteName}${page}?a=1`]);
  expect((await nginx.requestOverHttp("/api/login", { method: "POST" })).status).toBe(403);
  await expect(nginx.requestOverHttp("/", { host: "203.0.113.7" })).rejects.toThrow();
  await expect(handshake({ servername: "other.example" })).rejects.toThrow();
});

test("accepts only TLS 1.2 and 1.3 with forward secrecy", async () => {
  // The client itself refuses protocols this old.
  const old = { ciphers: "ALL:@SECLEVEL=0" };
  expect(await handshake({ maxVersion: "TLSv1.2" })).toBe("TLSv1.2");
  expect(await handshake({})).toBe("TLSv1.3");
  for (const version of ["TLSv1", "TLSv1.1"]) {
    await expect(
      handshake({ ...old, minVersion: version, maxVersion: version }),
    ).rejects.toMatchObject({ code: "ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION" });
  }
  for (const cipher of ["AES128-SHA", "AES256-GCM-SHA384", "ECDHE-ECDSA-AES128-SHA256"]) {
    await expect(
      handshake({ maxVersion: "TLSv1.2", ciphers: `${cipher}:@SECLEVEL=0` }),
    ).rejects.toMatchObject({ code: "ERR_SSL_SSLV3_ALERT_HANDSHAKE_FAILURE" });
  }
});

test("supports HTTP/2, sends HSTS for a year and hides its version", async () => {
  for (const path of [page, "/api/health/live"]) {
    const { status, headers } = await nginx.ask(path);
    expect([status, headers.server]).toEqual([200, "nginx"]);
    expect(headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
  }
  const session = connectHttp2(`https://${siteName}:${nginx.httpsPort}`, {
    createConnection: () =>
      connectTls({
        host: "127.0.0.1",
        port: nginx.httpsPort,
        servername: siteName,
        ca: nginx.certificate,
        ALPNProtocols: ["h2"],
      }),
  });
  try {
    const status = await new Promise((resolve, reject) => {
      session.on("error", reject);
      const stream = session.request({ ":path": page, ":authority": siteName });
      stream.on("response", (headers) => resolve(headers[":status"]));
      stream.on("error", reject);
      stream.resume();
      stream.end();
    });
    expect(status).toBe(200);
  } finally {
    session.close();
  }
});

test("caches a prerendered page for guests and bypasses the cache with a session", async () => {
  const path = "/about";
  expect(cached(await nginx.ask(path))).toBe("MISS");
  const response = await nginx.ask(path);
  expect([response.status, cached(response)]).toEqual([200, "HIT"]);
  const cookie = "theme=dark; auth-token=whatever; signed-in=1";
  expect(cached(await nginx.ask(path, { headers: { cookie } }))).toBe("BYPASS");
  expect(cached(await nginx.ask(path, { headers: { authorization: "Bearer x" } }))).toBe("BYPASS");

  // The same address is the landing page or the cabinet.
  const landing = await nginx.ask("/");
  const cabinet = await nginx.ask("/", { headers: { cookie } });
  expect([landing.status, cached(landing)]).toEqual([200, "MISS"]);
  expect([cabinet.status, cached(cabinet)]).toEqual([200, "BYPASS"]);
  const again = await nginx.ask("/");
  expect(cached(again)).toBe("HIT");
  expect(again.text).toBe(landing.text);
  expect(cabinet.text).not.toBe(landing.text);
});

test("does not cache a page under another address reached by a crooked path", async () => {
  for (const crooked of ["/admin/..%2fq/../reviews", "/admin%2f..%2freviews", "/%72eviews"]) {
    await nginx.ask(crooked);
  }
  const { text, headers } = await nginx.ask("/reviews");
  expect(headers["x-cache-status"]).toBe("MISS");
  expect(text).toContain("<title>Отзывы — Сайт по закону</title>");
});

test("does not cache API responses, errors or addresses with a query", async () => {
  for (let time = 0; time < 2; time += 1) {
    expect(cached(await nginx.ask("/api/reviews"))).toBeUndefined();
    const absent = await nginx.ask("/no-such-page");
    expect([absent.status, cached(absent)]).toEqual([404, "MISS"]);
    expect(cached(await nginx.ask(`/reset-password?token=${secret}`))).toBe("BYPASS");
  }
  const files = readdirSync(nginx.cacheFolder, { recursive: true, withFileTypes: true });
  const texts = files
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "latin1"));
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => text.includes(secret))).toEqual([]);
  // Prometheus scrapes the instances directly.
  expect((await nginx.ask("/api/metrics")).status).toBe(404);
});

test("caches build files and keeps their immutable header", async () => {
  const { text } = await nginx.ask(page);
  const script = /\/_next\/static\/[^"]+\.js/.exec(text)?.[0] ?? "";
  await nginx.ask(script);
  const { status, headers } = await nginx.ask(script);
  expect([status, headers["x-cache-status"]]).toEqual([200, "HIT"]);
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
});

test("compresses a page once", async () => {
  const plain = await nginx.ask(page);
  const packed = await nginx.ask(page, { headers: { "accept-encoding": "gzip, br" } });
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(packed.headers["content-encoding"]).toBe("gzip");
  expect(packed.headers.vary).toContain("Accept-Encoding");
  expect(packed.text).toBe(plain.text);
});

test("rejects an oversized body with the instance's message", async () => {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ a: "a".repeat(300_000) });
  const { status, text } = await nginx.ask("/api/login", { method: "POST", headers, body });
  expect(status).toBe(413);
  expect(JSON.parse(text)).toEqual({ message: "Тело запроса больше 256 КБ.", code: "TOO_LARGE" });
});

test("passes the real client address to the instances and ignores a forged one", async () => {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 11; attempt += 1) {
    const { status } = await nginx.ask("/api/login", {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": `198.51.100.${attempt}` },
      body: JSON.stringify({ email: "nobody@example.ru", password: `неверный ${attempt}` }),
    });
    statuses.push(status);
  }
  expect(statuses).toEqual([...Array(10).fill(401), 429]);
});

test("shows a published post within seconds despite its cache", async () => {
  const operator = await ApiSession.open(servers[0]?.url ?? "", "/api/login", admin);
  const slug = "novost-za-nginx";
  await nginx.ask("/news");
  expect(cached(await nginx.ask("/news"))).toBe("HIT");
  const response = await operator.request("POST", "/api/admin/posts", {
    section: "news",
    category: "updates",
    slug,
    title: "Новость за nginx",
    excerpt: "Коротко о том, что кэш страниц не прячет новое.",
    content: "<p>Кэш страниц не прячет новое.</p>",
    isPublished: true,
  });
  expect(response.status, await response.text()).toBe(201);
  await waitUntil(async () => (await nginx.ask("/news")).text.includes(slug), "not in the list");
  await waitUntil(async () => (await nginx.ask(`/news/${slug}`)).status === 200, "no page");
});

test("fails no GET when an instance is killed", async () => {
  const session = await ApiSession.open(servers[1]?.url ?? "", "/api/login", admin);
  const responses: string[] = [];
  let isOver = false;
  const visitor = async (path: string, headers: Record<string, string>) => {
    while (!isOver) {
      const response = await nginx.ask(path, { headers }).then(
        ({ status, text }) => (status === 200 ? "200" : `${path}: ${status} ${text.slice(0, 200)}`),
        (error) => `${path}: ${error}`,
      );
      responses.push(response);
    }
  };
  const visitors = [
    ...Array.from({ length: 4 }, () => visitor("/api/auth/user", session.headers)),
    visitor("/", { cookie: "auth-token=whatever; signed-in=1" }),
    visitor(page, {}),
  ];
  await waitUntil(() => responses.length > 100, "no responses before");
  const before = responses.length;
  await servers[0]?.kill();
  await waitUntil(() => responses.length > before + 300, "no responses after");
  isOver = true;
  await Promise.all(visitors);
  expect([...new Set(responses)]).toEqual(["200"]);
});

test("shows a stale page when no instance is left, and 503 where none is cached", async () => {
  await nginx.ask(page);
  await servers[1]?.kill();
  // Until the cached response expires.
  await pause(6_000);
  const stale = await nginx.ask(page);
  expect([stale.status, cached(stale)]).toEqual([200, "STALE"]);
  const { status, headers, text } = await nginx.ask("/api/auth/user");
  expect([status, headers["retry-after"]]).toEqual([503, "5"]);
  expect(JSON.parse(text)).toMatchObject({ code: "UNAVAILABLE" });
});

test("writes no query, header or body to its log", () => {
  const lines = nginx.accessLog().trim().split("\n");
  const paths = lines.map((line) => (JSON.parse(line) as { path: string }).path);
  expect(paths).toContain("/reset-password");
  for (const text of [nginx.accessLog(), nginx.output()]) {
    expect(text).not.toContain(secret);
    expect(text).not.toContain("nobody@example.ru");
    expect(text).not.toContain("auth-token");
  }
});
