// @module-tag slow
import { brotliCompressSync, constants, deflateSync, gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { request } from "@/lib/features/site-check/fetch/connect/request";
import {
  html,
  respond,
  serveHttp,
  serveSocket,
  writeEndlessly,
} from "@/tests/support/sites/loopback";
import {
  describeOutcome,
  networkForPort,
  requestRules,
  requestSite,
} from "@/tests/support/sites/request-site";

describe("request stops within its limits of time and size", () => {
  const cut = { kind: "html", isCut: true };
  /** Packing so many zeros at full quality takes a second. */
  const packed = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

  test("cuts a body that never ends", async () => {
    const { port } = await serveHttp((_request, response) => {
      response.writeHead(200, html);
      writeEndlessly(response, Buffer.alloc(16_384, "я"));
    });
    const answer = await requestSite(port);
    expect(answer).toMatchObject(cut);
    expect(answer.redirectsTo === null && answer.bytes.length).toBe(100_000);
  });

  test.each([
    ["gzip", () => gzipSync(Buffer.alloc(64 * 1024 * 1024))],
    ["br", () => brotliCompressSync(Buffer.alloc(64 * 1024 * 1024), packed)],
    ["deflate", () => deflateSync(Buffer.alloc(64 * 1024 * 1024))],
  ])("cuts a decompression bomb of %s", async (encoding, bomb) => {
    const { port } = await serveHttp(respond(bomb(), { ...html, "content-encoding": encoding }));
    const answer = await requestSite(port);
    expect(answer).toMatchObject(cut);
    expect(answer.redirectsTo === null && answer.bytes.length).toBe(100_000);
  });

  test("cuts a decompression bomb that never ends", async () => {
    const { port } = await serveHttp((_request, response) => {
      response.writeHead(200, { ...html, "content-encoding": "gzip" });
      writeEndlessly(response, gzipSync(Buffer.alloc(1024 * 1024)));
    });
    expect(await requestSite(port)).toMatchObject(cut);
  });

  test("returns an empty page for compressed data that contain nothing", async () => {
    const { port } = await serveHttp((_request, response) => {
      response.writeHead(200, { ...html, "content-encoding": "gzip" });
      writeEndlessly(response, gzipSync(""));
    });
    expect(await describeOutcome(requestSite(port))).toEqual({
      kind: "html",
      isCut: false,
      text: "",
    });
  });

  test("cuts a script of 50 MB", async () => {
    const { port } = await serveHttp((_request, response) => {
      response.writeHead(200, { "content-type": "text/javascript", "content-length": "52428800" });
      writeEndlessly(response, Buffer.alloc(65_536, ";"));
    });
    const answer = await requestSite(port, { accepted: ["script"], maxBytes: 2 * 1024 * 1024 });
    expect(answer).toMatchObject({ kind: "script", isCut: true });
    expect(answer.redirectsTo === null && answer.bytes.length).toBe(2 * 1024 * 1024);
  });

  test("rejects a PDF that is too large to be opened", async () => {
    const headers = { "content-type": "application/pdf" };
    const { port } = await serveHttp(respond(`%PDF-1.7${" ".repeat(200_000)}`, headers));
    expect(await describeOutcome(requestSite(port, { accepted: ["pdf"] }))).toBe("tooLarge 200");
  });

  test("times out on a body that arrives a byte at a time", async () => {
    const { port } = await serveHttp((_request, response) => {
      response.writeHead(200, html);
      const timer = setInterval(() => response.write("a"), 50);
      response.on("close", () => clearInterval(timer));
    });
    expect(await describeOutcome(requestSite(port, { milliseconds: 300 }))).toBe("timeout");
  });

  test("times out on headers that arrive one at a time", async () => {
    const { port } = await serveSocket((socket) => {
      socket.write("HTTP/1.1 200 OK\r\n");
      const timer = setInterval(() => socket.write("x: y\r\n"), 50);
      socket.on("close", () => clearInterval(timer));
    });
    expect(await describeOutcome(requestSite(port, { milliseconds: 300 }))).toBe("timeout");
  });

  test("rejects headers that never end", async () => {
    const { port } = await serveSocket((socket) => {
      socket.write("HTTP/1.1 200 OK\r\n");
      const more = () => {
        while (!socket.destroyed && socket.write(`x-${"a".repeat(1_000)}: b\r\n`));
      };
      socket.on("drain", more);
      more();
    });
    expect(await describeOutcome(requestSite(port))).toBe("tooLarge");
  });

  test("times out on early hints that never end", async () => {
    const { port } = await serveSocket((socket) => {
      const timer = setInterval(
        () => socket.write("HTTP/1.1 103 Early Hints\r\nlink: </a.css>\r\n\r\n"),
        20,
      );
      socket.on("close", () => clearInterval(timer));
    });
    expect(await describeOutcome(requestSite(port, { milliseconds: 300 }))).toBe("timeout");
  });

  test("times out on a TLS handshake without an answer", async () => {
    const { port } = await serveSocket(() => {});
    expect(
      await describeOutcome(requestSite(port, { milliseconds: 300 }, "https://shop.test/")),
    ).toBe("timeout");
  });

  test("ends a TLS handshake that arrives a byte at a time", async () => {
    const { port } = await serveSocket((socket) => {
      const timer = setInterval(() => socket.write(Buffer.from([0x16])), 50);
      socket.on("close", () => clearInterval(timer));
    });
    const got = await describeOutcome(
      requestSite(port, { milliseconds: 300 }, "https://shop.test/"),
    );
    expect(["timeout", "certificate"]).toContain(got);
  });

  test("times out on a resolver that never answers", async () => {
    const network = { ...networkForPort(1), resolve: () => new Promise<never>(() => {}) };
    const pending = request(
      new URL("http://other.ru/"),
      network,
      requestRules({ milliseconds: 200 }),
    );
    expect(await describeOutcome(pending)).toBe("timeout");
  });
});

test("aborts the request when the visit is aborted", async () => {
  const visit = new AbortController();
  let isGone: Promise<unknown> | undefined;
  const { port } = await serveHttp((request) => {
    isGone = new Promise((resolve) => request.on("close", resolve));
    visit.abort();
  });
  expect(await describeOutcome(requestSite(port, { signal: visit.signal }))).toBe("timeout");
  await isGone;
  expect(await describeOutcome(requestSite(port, { signal: visit.signal }))).toBe("timeout");
});
