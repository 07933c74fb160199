import type { IncomingMessage } from "node:http";
import type { TLSSocket } from "node:tls";
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { BodyKind } from "@/lib/features/site-check/fetch/connect/body-kind";
import { request } from "@/lib/features/site-check/fetch/connect/request";
import { freePort } from "@/tests/support/servers/processes/free-port";
import { html, respond, serveHttp, serveHttps, serveSocket } from "@/tests/support/sites/loopback";
import {
  describeOutcome,
  networkForPort,
  requestRules,
  requestSite,
} from "@/tests/support/sites/request-site";

const page = "<p>Политика обработки персональных данных</p>";

test("sends a GET with the host's name and the robot's user agent, without cookies", async () => {
  const seen: Pick<IncomingMessage, "method" | "url" | "headers">[] = [];
  const { port } = await serveHttp(({ method, url, headers }, response) => {
    seen.push({ method, url, headers });
    response.writeHead(200, { ...html, "set-cookie": "a=1" }).end(page);
  });
  await requestSite(port, {}, "http://shop.test/about?city=1");
  await requestSite(port);
  expect(seen[0]).toMatchObject({
    method: "GET",
    url: "/about?city=1",
    headers: {
      host: "shop.test",
      connection: "close",
      "user-agent": "TestBot/1.0 (+https://example.ru/robot)",
    },
  });
  expect(seen.map(({ headers }) => headers.cookie)).toEqual([undefined, undefined]);
});

test("closes its connection although the server would keep it open", async () => {
  let open = 0;
  const { port } = await serveSocket((socket) => {
    open += 1;
    socket.once("close", () => {
      open -= 1;
    });
    const head = "HTTP/1.1 200 OK\r\ncontent-type: text/html\r\nconnection: keep-alive";
    socket.once("data", () => {
      socket.write(`${head}\r\ncontent-length: ${Buffer.byteLength(page)}\r\n\r\n${page}`);
    });
  });
  expect(await describeOutcome(requestSite(port))).toMatchObject({ text: page });
  await expect.poll(() => open).toBe(0);
});

test("returns status, joined headers and the cookies that were set", async () => {
  const { port } = await serveHttp((_request, response) => {
    response.setHeader("content-type", "text/html");
    response.setHeader("set-cookie", ["session=1; HttpOnly", "_ym_uid=2; Max-Age=31536000"]);
    response.setHeader("x-powered-cms", ["Bitrix", "Site Manager"]);
    response.end(page);
  });
  expect(await requestSite(port)).toMatchObject({
    status: 200,
    headers: { "x-powered-cms": "Bitrix, Site Manager" },
    setCookies: ["session=1; HttpOnly", "_ym_uid=2; Max-Age=31536000"],
    redirectsTo: null,
  });
});

describe("a compressed page", () => {
  test.each([
    ["gzip", gzipSync(page)],
    ["x-gzip", gzipSync(page)],
    ["GZIP", gzipSync(page)],
    ["deflate", deflateSync(page)],
    ["deflate", deflateRawSync(page)],
    ["br", brotliCompressSync(page)],
    ["identity", Buffer.from(page)],
  ])("is decompressed from %s", async (encoding, body) => {
    const { port } = await serveHttp(respond(body, { ...html, "content-encoding": encoding }));
    expect(await describeOutcome(requestSite(port))).toEqual({
      kind: "html",
      isCut: false,
      text: page,
    });
  });

  test("is read when it ends too early", async () => {
    const body = gzipSync(page).subarray(0, -10);
    const { port } = await serveHttp(respond(body, { ...html, "content-encoding": "gzip" }));
    expect(await describeOutcome(requestSite(port))).toMatchObject({ kind: "html", isCut: false });
  });

  test.each([
    ["zstd", "type"],
    ["gzip, gzip", "type"],
    ["gzip", "connection"],
    ["br", "connection"],
  ])("is rejected when its encoding is unsupported or wrong: %s (%s)", async (encoding, reason) => {
    const { port } = await serveHttp(respond(page, { ...html, "content-encoding": encoding }));
    expect(await describeOutcome(requestSite(port))).toBe(reason);
  });
});

describe("a status without a page", () => {
  test.each([
    [401, "forbidden 401"],
    [403, "forbidden 403"],
    [404, "missing 404"],
    [410, "missing 410"],
    [429, "forbidden 429"],
    [451, "forbidden 451"],
    [500, "status 500"],
    [503, "forbidden 503"],
    [304, "status 304"],
    [302, "status 302"],
  ])("is reported for %i as %s", async (status, reason) => {
    const { port } = await serveHttp(respond(status === 304 ? "" : page, html, status));
    expect(await describeOutcome(requestSite(port))).toBe(reason);
  });
});

describe("a redirect is returned as an absolute address and not followed", () => {
  test.each([
    [301, "/новости?a=1#top", "http://shop.test/%D0%BD%D0%BE%D0%B2%D0%BE%D1%81%D1%82%D0%B8?a=1"],
    [302, "https://shop.test/", "https://shop.test/"],
    [303, "//other.test/x", "http://other.test/x"],
    [307, "?page=2", "http://shop.test/?page=2"],
    [308, "about", "http://shop.test/about"],
  ])("%i %s", async (status, location, to) => {
    const bytes = Buffer.from(location).toString("latin1");
    const { port } = await serveHttp(respond("", { ...html, location: bytes }, status));
    expect(await describeOutcome(requestSite(port))).toEqual({ to });
  });
});

describe("a body is read only when its kind is wanted", () => {
  const pdf = "%PDF-1.7\n…";
  const docx = "PK\u0003\u0004…";
  const word = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
  const all: BodyKind[] = ["html", "text", "pdf", "docx"];
  test.each<[string, string, string, BodyKind[], string]>([
    ["text/html", "/", page, all, "html"],
    ["application/xhtml+xml", "/", page, all, "html"],
    ["", "/", page, all, "html"],
    ["text/plain; charset=utf-8", "/policy.txt", "Политика", all, "text"],
    ["application/pdf", "/policy", pdf, all, "pdf"],
    ["application/octet-stream", "/policy.pdf", pdf, all, "pdf"],
    [word, "/policy", docx, all, "docx"],
    ["application/octet-stream", "/policy.docx", docx, all, "docx"],
    ["application/javascript", "/app.js", "ym(1)", ["script"], "script"],
    ["text/plain", "/app.js", "ym(1)", ["script"], "script"],
    ["application/octet-stream", "/app.js", "ym(1)", ["script"], "script"],
    ["text/html", "/app.js", page, ["script"], "type 200"],
    ["application/pdf", "/policy.pdf", page, all, "type 200"],
    ["application/octet-stream", "/policy.docx", pdf, all, "type 200"],
    ["application/octet-stream", "/setup.exe", "MZ", all, "type 200"],
    ["image/png", "/policy.png", "…", all, "type 200"],
    ["application/msword", "/policy.doc", "…", all, "type 200"],
    ["application/pdf", "/policy.pdf", pdf, ["html"], "type 200"],
  ])("%s at %s", async (type, path, body, accepted, kind) => {
    const { port } = await serveHttp(respond(body, type ? { "content-type": type } : {}));
    const got = await describeOutcome(requestSite(port, { accepted }, `http://shop.test${path}`));
    expect(typeof got === "object" && "kind" in got ? got.kind : got).toBe(kind);
  });
});

describe("reports a connection error when the server", () => {
  test("does not exist", async () => {
    expect(await describeOutcome(requestSite(await freePort()))).toBe("connection");
  });

  test.each([
    ["nothing", (write: (text: string) => void) => write("")],
    ["another protocol", (write: (text: string) => void) => write("SSH-2.0-OpenSSH_9.6\r\n")],
    [
      "half a body",
      (write: (text: string) => void) =>
        write("HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 100\r\n\r\n<p>"),
    ],
    [
      "a switch to another protocol",
      (write: (text: string) => void) =>
        write(
          "HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n",
        ),
    ],
    [
      "two lengths",
      (write: (text: string) => void) =>
        write("HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab"),
    ],
  ])("sends %s", async (_what, talk) => {
    const { port } = await serveSocket((socket) => {
      socket.once("data", () => {
        talk((text) => socket.write(text));
        socket.end();
      });
    });
    expect(await describeOutcome(requestSite(port))).toBe("connection");
  });
});

describe("TLS", () => {
  const secure = "https://shop.test/";

  test("sends the host's name in the handshake", async () => {
    let servername: unknown;
    const { port } = await serveHttps((request, response) => {
      servername = (request.socket as TLSSocket & { servername?: string }).servername;
      response.writeHead(200, html).end(page);
    });
    expect(await describeOutcome(requestSite(port, {}, secure))).toMatchObject({ text: page });
    expect(servername).toBe("shop.test");
  });

  test("rejects a certificate of an unknown authority", async () => {
    const { port } = await serveHttps(respond(page));
    const network = { ...networkForPort(port), authorities: undefined };
    expect(await describeOutcome(request(new URL(secure), network, requestRules()))).toBe(
      "certificate",
    );
  });

  test("rejects a certificate for another name", async () => {
    const { port } = await serveHttps(respond(page));
    const pending = request(
      new URL("https://other.test/"),
      networkForPort(port, "other.test"),
      requestRules(),
    );
    expect(await describeOutcome(pending)).toBe("certificate");
  });

  test("reports a certificate error when the server does not speak TLS", async () => {
    const { port } = await serveHttp(respond(page));
    expect(await describeOutcome(requestSite(port, {}, secure))).toBe("certificate");
  });
});
