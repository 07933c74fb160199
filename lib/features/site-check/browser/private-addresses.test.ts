// @module-tag exhaustive
import { createSocket } from "node:dgram";
import { describe, expect, onTestFinished, test } from "vitest";
import { observe } from "@/tests/support/sites/browser";
import { html, serveHttp, startCanary } from "@/tests/support/sites/loopback";
import { privateHosts } from "@/tests/support/sites/private-hosts";
import { localPort } from "@/tests/support/sites/visit";

/** Ways in which a page can request an address; each except the last ones makes one connection if allowed. */
const ways: Readonly<Record<string, string>> = {
  fetch: `fetch(url("http"), { mode: "no-cors" }).catch(() => {})`,
  post: `fetch(url("http"), { mode: "no-cors", method: "POST", body: "a" }).catch(() => {})`,
  keepalive: `fetch(url("http"), { mode: "no-cors", keepalive: true }).catch(() => {})`,
  xhr: `{ const x = new XMLHttpRequest(); x.open("GET", url("http")); x.send(); }`,
  beacon: `navigator.sendBeacon(url("http"))`,
  image: `new Image().src = url("http")`,
  script: `add("script", { src: url("http") })`,
  style: `add("link", { rel: "stylesheet", href: url("http") })`,
  preload: `add("link", { rel: "preload", as: "image", href: url("http") })`,
  prefetch: `add("link", { rel: "prefetch", href: url("http") })`,
  frame: `add("iframe", { src: url("http") })`,
  object: `add("object", { data: url("http") })`,
  embed: `add("embed", { src: url("http") })`,
  video: `add("video", { src: url("http"), preload: "auto" })`,
  svg: `document.body.insertAdjacentHTML("beforeend", '<svg><image href="' + url("http") + '"/></svg>')`,
  background: `document.body.insertAdjacentHTML("beforeend", '<p style="background:url(' + url("http") + ')">')`,
  module: `import(url("http")).catch(() => {})`,
  events: `new EventSource(url("http"))`,
  socket: `new WebSocket(url("ws"))`,
  worker: `new Worker(URL.createObjectURL(new Blob(["fetch('" + url("http") + "',{mode:'no-cors'}).catch(()=>{})"])))`,
  form: `{ const f = add("form", { action: url("http"), target: "inner", method: "get" });
    add("iframe", { name: "inner" }); f.submit(); }`,
  frameMoves: `add("iframe", { srcdoc: "<script>location='" + url("http") + "'</" + "script>" })`,
  frameRefresh: `add("iframe", { srcdoc: "<meta http-equiv=refresh content='0;url=" + url("http") + "'>" })`,
  redirect: `fetch("/to?" + url("http"), { mode: "no-cors" }).catch(() => {})`,
  frameRedirect: `add("iframe", { src: "/to?" + url("http") })`,
};
/** Requests that must never be sent, even to allowed addresses: they bypass the proxy. */
const sideWays: Readonly<Record<string, string>> = {
  icon: `add("link", { rel: "icon", href: url("http") })`,
  dnsPrefetch: `add("link", { rel: "dns-prefetch", href: url("http") })`,
  preconnect: `add("link", { rel: "preconnect", href: url("http") })`,
  stun: `rtc("stun:" + host)`,
  turn: `rtc("turn:" + host + "?transport=udp")`,
  turnTcp: `rtc("turn:" + host + "?transport=tcp")`,
  turnTls: `rtc("turns:" + host + "?transport=tcp")`,
  quic: `new WebTransport("https://" + host + "/").ready.catch(() => {})`,
  file: `add("iframe", { src: "file:///etc/passwd" })`,
  ftp: `add("iframe", { src: "ftp://" + host + "/" })`,
  popup: `window.open(url("http"))`,
  registered: `navigator.serviceWorker?.register(url("http")).catch(() => {})`,
};

/** A page that tries these ways for these hosts, then reports to its own site. */
const attacking = (
  tries: readonly (readonly [way: string, host: string])[],
) => `<!doctype html><body><script>
  const add = (name, attributes) => {
    const element = Object.assign(document.createElement(name), attributes);
    if (attributes.data) element.setAttribute("data", attributes.data);
    document.body.append(element);
    return element;
  };
  const rtc = (urls) => {
    const peer = new RTCPeerConnection({ iceServers: [{ urls, username: "a", credential: "b" }] });
    peer.createDataChannel("a");
    peer.createOffer().then((offer) => peer.setLocalDescription(offer));
  };
  const attempt = (way, host, run) => {
    const url = (scheme) => scheme + "://" + host + "/" + way;
    try { run(url, host); } catch {}
  };
  ${tries
    .map(
      ([way, host]) =>
        `attempt(${JSON.stringify(way)}, ${JSON.stringify(host)}, (url, host) => { ${ways[way] ?? sideWays[way]} });`,
    )
    .join("\n")}
  new Image().src = "/tried";
</script>`;

/** A site that attacks, its redirects, and the requests that it received. */
async function serveAttack(page: string) {
  const asked: string[] = [];
  const { port } = await serveHttp(({ url = "" }, response) => {
    asked.push(url);
    if (url.startsWith("/to?")) response.writeHead(302, { location: url.slice(4) }).end();
    else response.writeHead(200, html).end(url === "/" ? page : "");
  });
  return { port, asked };
}

/** Listens for UDP at a port of this machine. */
async function startUdpCanary(port: number): Promise<string[]> {
  const received: string[] = [];
  const socket = createSocket({ type: "udp6", ipv6Only: false });
  socket.on("message", (message) => received.push(message.toString("hex")));
  await new Promise<void>((resolve) => socket.bind(port, resolve));
  onTestFinished(() => void socket.close());
  return received;
}

test("every way of requesting reaches a host that is allowed, so that the tests below prove something", async () => {
  const received: string[] = [];
  const inner = await serveHttp(({ url = "" }, response) => {
    received.push(url.slice(1));
    response.writeHead(200, { ...html, "access-control-allow-origin": "*" }).end();
  });
  const { port } = await serveAttack(
    attacking(Object.keys(ways).map((way) => [way, "inner.test"] as const)),
  );
  const hosts = new Map([
    ["shop.test", localPort(port)],
    ["inner.test", localPort(inner.port)],
  ]);
  expect(await observe("http://shop.test/", hosts)).toMatchObject({ isObserved: true });
  expect([...new Set(received)].filter((way) => way in ways).sort()).toEqual(
    Object.keys(ways).sort(),
  );
});

test("a page reaches no private address by any way of requesting or any host name", async () => {
  const canary = await startCanary();
  const udp = await startUdpCanary(canary.port);
  const names: Record<string, readonly string[]> = {
    "inner.ru": ["127.0.0.1"],
    "six.ru": ["::1"],
    "mapped.ru": ["::ffff:127.0.0.1"],
    "mixed.ru": ["3ffe::1", "127.0.0.1"],
    "metadata.ru": ["169.254.169.254"],
  };
  let rebindings = 0;
  const resolve = async (name: string) => {
    if (name !== "rebinding.ru") return names[name] ?? [];
    rebindings += 1;
    return rebindings === 1 ? ["3ffe::1"] : ["127.0.0.1"];
  };
  const withPort = (host: string) => `${host}:${canary.port}`;
  const everywhere = [...privateHosts, ...Object.keys(names), "rebinding.ru"];
  const tries = [
    ...everywhere.flatMap((host) => [
      ["fetch", withPort(host)] as const,
      ["image", withPort(host)] as const,
    ]),
    ...["127.0.0.1", "localhost", "[::1]", "inner.ru", "rebinding.ru"].flatMap((host) =>
      [...Object.keys(ways), ...Object.keys(sideWays)].map((way) => [way, withPort(host)] as const),
    ),
  ];
  expect(new Set(tries.map((attempt) => attempt.join(" "))).size).toBeGreaterThan(250);
  const { port, asked } = await serveAttack(attacking(tries));
  const observed = await observe("http://shop.test/", new Map([["shop.test", localPort(port)]]), {
    resolve,
    ports: [80, 443, canary.port],
  });
  expect(asked).toContain("/tried");
  // The browser did try: with all hosts that it recognises as hosts.
  if (!observed.isObserved) throw new Error(observed.reason);
  const tried = new Set(observed.observation.before.requests.map(({ host }) => host));
  const meant = everywhere.flatMap((host) =>
    URL.canParse(`http://${host}/`) ? [new URL(`http://${host}/`).hostname] : [],
  );
  expect([...tried]).toEqual(expect.arrayContaining(meant));
  expect(rebindings).toBeGreaterThan(1);
  expect(canary.received).toEqual([]);
  expect(udp).toEqual([]);
});

describe("the opened address reaches no private address", () => {
  const leads = async (open: (port: number) => string, page = "") => {
    const canary = await startCanary();
    const { port, asked } = await serveAttack(
      page.replaceAll("CANARY", `127.0.0.1:${canary.port}`),
    );
    const observed = await observe(open(canary.port), new Map([["shop.test", localPort(port)]]), {
      resolve: async () => ["127.0.0.1"],
      ports: [80, 443, canary.port],
    });
    return { observed, asked, received: canary.received };
  };

  test.each([
    ["a private IP address", (port: number) => `http://127.0.0.1:${port}/`],
    ["a name that resolves inside", (port: number) => `http://inner.ru:${port}/`],
    ["a file", () => "file:///etc/passwd"],
    ["a data URL", () => "data:text/html,<script>location='file:///etc/passwd'</script>"],
    ["an address with credentials", () => "http://a:b@shop.test/"],
    [
      "a redirect to a private address",
      (port: number) => `http://shop.test/to?http://127.0.0.1:${port}/`,
    ],
    ["a redirect to a file", () => "http://shop.test/to?file:///etc/passwd"],
  ])("when it is %s", async (_what, open) => {
    expect(await leads(open)).toMatchObject({
      observed: { isObserved: false, reason: "unread" },
      received: [],
    });
  });

  test("when a script changes the location of the page", async () => {
    const page = `<!doctype html><p>Магазин</p><script>
      setTimeout(() => { location = "http://CANARY/"; }, 200);
      location = "file:///etc/passwd";
    </script>`;
    const { observed, asked, received } = await leads(() => "http://shop.test/", page);
    expect(asked).toContain("/");
    expect(received).toEqual([]);
    expect(JSON.stringify(observed)).not.toContain("root:");
  });
});
