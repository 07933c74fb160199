/**
 * The production server: Next behind Node's own HTTP server, in one process, so that a kill reaches
 * the database's owner directly and a stop can first finish the requests and then close the database.
 */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";
import { bufferSmallResponse } from "./buffer-response.mjs";
import { installPageFinisher } from "./finish-page.mjs";
import { createHomePartFilter } from "./home-page.mjs";
import { createPageMemory } from "./page-memory.mjs";
import { PageResponse } from "./page-response.mjs";
import { allowedMethods, servableTarget } from "./request-target.mjs";
import { setSecurityHeaders } from "./security-headers.mjs";
import { root, step } from "./step.mjs";

/** How long running requests may take after a stop signal. */
const drainMs = 10_000;

/**
 * How long an idle connection is kept, in milliseconds: longer than clients keep theirs. Who closes first must be
 * the one who sends, or a request meets a closed door; Node's own five seconds are shorter than a pause of reading.
 */
const keepAliveTimeout = 65_000;

/** «localhost» means both loopback addresses: a browser may try either first. */
const addressesOf = (host) => (host === "localhost" ? ["127.0.0.1", "::1"] : [host]);

/**
 * Starts Next, listens on every address of `HOST` that there is, and stops in order at SIGTERM or SIGINT.
 * @throws Error when no address can be listened on.
 */
export async function serve() {
  const require = createRequire(import.meta.url);
  process.env.NODE_ENV = "production";
  // Migrations, worker bundles and the data folder are found from here, wherever npm was called.
  process.chdir(root);
  require("@next/env").loadEnvConfig(root, false);
  const port = Number(process.env.PORT || 3000);
  const host = process.env.HOST || "localhost";

  // Whoever read what we print may go away: a line that is not read must neither end nor busy the server.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

  const servers = [];
  await step("Запуск", async () => {
    const next = require("next");
    // Not `host`: Next calls 127.0.0.1 «localhost» in what a middleware gets, takes its rewrite of `/` for
    // another site's address then, and asks itself for it over the network: over TLS behind a proxy, a 500.
    const app = next({ dev: false, dir: root, hostname: "localhost", port });
    await app.prepare();
    await started();
    installPageFinisher(join(root, ".next"));
    const compress = require("compression")();
    const handle = refuseStrangeRequests(prepareResponses(compress, app.getRequestHandler()));
    for (const address of addressesOf(host)) {
      const server = createServer({ ServerResponse: PageResponse, keepAliveTimeout }, handle);
      if (await listen(server, port, address)) servers.push(server);
    }
    if (servers.length === 0) throw new Error(`Адрес ${host} недоступен на этой машине.`);
  });
  // Set by instrumentation.ts, as all of these; the bundle's modules cannot be imported from here.
  await globalThis[Symbol.for("sait-po-zakonu.opened")]();
  console.log(`\nСайт открыт: http://${host.includes(":") ? `[${host}]` : host}:${port}\n`);

  for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, () => stop(servers));
}

/**
 * `prepare` begins instrumentation.ts (environment, database, migrations, first admin) and does not
 * wait for it: the address would be shown before anything can be served. A start that fails ends
 * the process from there.
 */
async function started() {
  const key = Symbol.for("sait-po-zakonu.start");
  while (globalThis[key] === undefined) await new Promise((resolve) => setTimeout(resolve, 20));
  await globalThis[key];
}

/**
 * Next answers a method that fetch does not know (TRACE) and a target that is no path (`OPTIONS *`)
 * with a 500 and a stack trace in the log.
 */
function refuseStrangeRequests(handle) {
  return (request, response) => {
    setSecurityHeaders(request, response);
    const target = servableTarget(request.url);
    const methods = allowedMethods(target ?? "");
    if (!methods.includes(request.method)) {
      return response.writeHead(405, { allow: methods.join(", ") }).end();
    }
    if (target === null) return response.writeHead(400).end();
    request.url = target;
    return handle(request, response);
  };
}

/**
 * Every response is compressed, and a page that left once leaves from memory after that. Next would compress
 * before the memory sees the page, so its own `compress` is off.
 */
function prepareResponses(compress, handle) {
  const memory = createPageMemory(createPageMatcher());
  const isOfOtherHome = createHomePartFilter(join(root, ".next"));
  return (request, response) => {
    if (memory.respond(request, response)) return;
    if (isOfOtherHome(request)) {
      response.writeHead(204, { "cache-control": "no-store" }).end();
      return;
    }
    compress(request, response, () => {
      memory.watch(request, response);
      if (request.url.startsWith("/api/")) bufferSmallResponse(response);
      handle(request, response);
    });
  };
}

/** A page of the build, or a text that an operator may have added since. */
function createPageMatcher() {
  const manifest = readFileSync(join(root, ".next/prerender-manifest.json"), "utf8");
  const built = new Set(Object.keys(JSON.parse(manifest).routes));
  return (path) => built.has(path) || /^\/(?:news|blog|help)\/[a-z0-9-]+$/.test(path);
}

/** True when it listens, false when the machine has no such address (IPv6 switched off). */
function listen(server, port, address) {
  return new Promise((resolve, reject) => {
    server.once("error", (error) => {
      if (error.code === "EADDRNOTAVAIL" || error.code === "EAFNOSUPPORT") resolve(false);
      else if (error.code === "EADDRINUSE") {
        reject(new Error(`Порт ${port} занят. Укажите другой: PORT=3001 npm start`));
      } else reject(error);
    });
    server.listen(port, address, () => resolve(true));
  });
}

async function stop(servers) {
  const timer = setTimeout(() => {
    for (const server of servers) server.closeAllConnections();
  }, drainMs);
  await Promise.all(
    servers.map((server) => {
      const drained = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      return drained;
    }),
  );
  clearTimeout(timer);
  await globalThis[Symbol.for("sait-po-zakonu.shutdown")]?.();
  process.exit(0);
}
