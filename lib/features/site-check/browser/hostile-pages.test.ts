// @module-tag exhaustive
import type { RequestListener } from "node:http";
import { gzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { observe, trackBrowsers } from "@/tests/support/sites/browser";
import { html, serveHttp, writeEndlessly } from "@/tests/support/sites/loopback";
import { localPort } from "@/tests/support/sites/visit";

/** Opens a page and expects that no process or file of its browser is left. */
async function open(listener: RequestListener, signal?: AbortSignal) {
  const left = trackBrowsers();
  const observed = await openPage(listener, signal);
  // The crash handler ends by itself when there are no processes left to watch.
  await vi.waitFor(() => expect(left()).toEqual([]), { timeout: 30_000 });
  return observed;
}

/** Opens the first page of a site. */
async function openPage(listener: RequestListener, signal?: AbortSignal) {
  const { port } = await serveHttp(listener);
  // A response that never comes is not waited for; a busy machine may take long to start the browser.
  const limits = { settleMs: 3_000, openMs: 15_000, answerMs: 3_000, totalMs: 45_000 };
  return observe("http://shop.test/", new Map([["shop.test", localPort(port)]]), {
    limits,
    ...(signal && { signal }),
  });
}

const page = (body: string) => `<!doctype html><meta charset="utf-8"><p>Магазин</p>${body}`;
/** The same page at every path. */
const script =
  (code: string): RequestListener =>
  (_request, response) => {
    response.writeHead(200, html).end(page(`<script>${code}</script>`));
  };
const bomb = gzipSync(Buffer.alloc(512 * 1024 * 1024, "a"));
const script50 = Buffer.alloc(50 * 1024 * 1024, ";");

/** The responses of a hostile server, by path. */
const answers: Readonly<Record<string, RequestListener>> = {
  "/endless": (_request, response) => {
    response.writeHead(200, { "content-type": "image/jpeg" });
    writeEndlessly(response, Buffer.alloc(65_536));
  },
  "/slow": (_request, response) => {
    response.writeHead(200, html);
    const timer = setInterval(() => response.write("a"), 500);
    response.on("close", () => clearInterval(timer));
  },
  "/ring": (_request, response) => {
    response.writeHead(302, { location: "/ring" }).end();
  },
  "/bomb": (_request, response) => {
    response.writeHead(200, { ...html, "content-encoding": "gzip" }).end(bomb);
  },
  "/large.js": (_request, response) => {
    response.writeHead(200, { "content-type": "text/javascript" }).end(script50);
  },
  "/silent": () => {},
  "/file": (_request, response) => {
    const headers = { "content-disposition": "attachment; filename=a.exe" };
    response.writeHead(200, headers).end("MZ");
  },
};

test("reports the requests of a page that blocks its own inspection as an incomplete observation", async () => {
  const observed = await open(
    script(`new Image().src = "http://counter.test/a.gif"; setTimeout(() => { for (;;); }, 100);`),
  );
  expect(observed).toMatchObject({
    isObserved: true,
    observation: {
      before: { requests: [{ host: "counter.test", path: "/a.gif" }], cookies: [] },
      notice: undefined,
      html: undefined,
      isComplete: false,
    },
  });
});

test("reads a page in spite of popups, dialogs, downloads and frames that never load", async () => {
  const storm = `setInterval(() => {
    window.open("/"); print(); alert("?"); confirm("?"); prompt("?");
    Object.assign(document.createElement("a"), { href: "/file", download: "" }).click();
    navigator.geolocation.getCurrentPosition(() => {}); Notification.requestPermission();
    document.documentElement.requestFullscreen().catch(() => {});
  }, 50); onbeforeunload = (event) => event.preventDefault();`;
  const parts = ["/slow", "/ring", "/silent", "/file"].map(
    (path) => `<iframe src="${path}"></iframe>`,
  );
  const observed = await open((request, response) => {
    const answer = answers[request.url ?? ""];
    if (answer) answer(request, response);
    else response.writeHead(200, html).end(page(`${parts.join("")}<script>${storm}</script>`));
  });
  expect(observed).toMatchObject({ isObserved: true, observation: { notice: null } });
});

test("stops resources that are too large and reports an incomplete observation", async () => {
  const parts = `<script src="/large.js" async></script><img src="/endless" alt="">`;
  const observed = await open((request, response) => {
    const answer = answers[request.url ?? ""];
    if (answer) answer(request, response);
    else response.writeHead(200, html).end(page(parts));
  });
  expect(observed).toMatchObject({ isObserved: true, observation: { isComplete: false } });
});

test("observes a page that never finishes loading and reports an incomplete observation", async () => {
  const observed = await open((request, response) => answers["/slow"]?.(request, response));
  expect(observed).toMatchObject({ isObserved: true, observation: { isComplete: false } });
});

test.each<[string, RequestListener]>([
  ["a decompression bomb", (request, response) => answers["/bomb"]?.(request, response)],
  ["memory", script("const all = []; for (;;) all.push(new Uint8Array(4e6).fill(1));")],
])("stops a page that takes too much: %s", async (_what, listener) => {
  const observed = await open(listener);
  // A renderer may reach its own limit first.
  if (observed.isObserved) expect(observed.observation.isComplete).toBe(false);
  else expect(observed.reason).toMatch(/^(?:tooMuch|unread)$/);
});

test("ends a running browser and one that waits for its turn when their callers abort", async () => {
  const left = trackBrowsers();
  const first = new AbortController();
  const second = new AbortController();
  let asked = () => {};
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const running = openPage(() => asked(), first.signal);
  await isAsked;
  const waiting = openPage(() => {}, second.signal);
  expect(new Set(left().flatMap((line) => /site-check-\w+/.exec(line) ?? [])).size).toBe(1);
  second.abort(new Error("second"));
  await expect(waiting).rejects.toThrow("second");
  first.abort(new Error("first"));
  await expect(running).rejects.toThrow("first");
  await vi.waitFor(() => expect(left()).toEqual([]), { timeout: 30_000 });
  // The next check can start.
  expect(await openPage(script(""))).toMatchObject({ isObserved: true });
});
