/**
 * The production server: Next behind Node's own HTTP server, in one process, so that a signal reaches the owner of the
 * database directly, and a stop can first finish requests and then close the database.
 */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";
import { bufferSmallResponse } from "./buffer-response.mjs";
import { createCompressedPages } from "./compressed-pages.mjs";
import { installPageFinisher } from "./finish-page.mjs";
import { createHomePartFilter } from "./home-page.mjs";
import { PageResponse } from "./page-response.mjs";
import { allowedMethods, servableTarget } from "./request-target.mjs";
import { setSecurityHeaders } from "./security-headers.mjs";
import { root } from "./shared/root.mjs";
import { step } from "./shared/step.mjs";

/** How long running requests may take after a stop signal. */
const drainMs = 10_000;

/**
 * How long an idle connection is kept, in milliseconds: longer than clients keep theirs. The client must be the one to
 * close it, or a request may arrive at a closed connection; Node's default of five seconds is shorter than a reader's
 * pause.
 */
const keepAliveTimeout = 65_000;

/** «localhost» means both loopback addresses: a browser may try either first. */
const addressesOf = (host) => (host === "localhost" ? ["127.0.0.1", "::1"] : [host]);

/**
 * Starts Next, listens on every available address of `HOST`, and shuts down cleanly on SIGTERM or SIGINT.
 * @throws Error when no address can be listened on.
 */
export async function serve() {
  const require = createRequire(import.meta.url);
  process.env.NODE_ENV = "production";
  // Migrations, worker bundles and the data folder are found relative to this folder, wherever npm was called.
  process.chdir(root);
  require("@next/env").loadEnvConfig(root, false);
  const port = Number(process.env.PORT || 3000);
  const host = process.env.HOST || "localhost";

  // The reader of our output may go away. A failed write must neither stop the server nor keep it busy.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

  const servers = [];
  await step("Запуск", async () => {
    const next = require("next");
    // Not `host`: in a middleware Next calls 127.0.0.1 «localhost», then takes the rewrite of `/` for another site's
    // address and requests it over the network: behind a proxy over TLS that is a 500.
    const app = next({ dev: false, dir: root, hostname: "localhost", port });
    await app.prepare();
    await started();
    installPageFinisher(join(root, ".next"));
    const compress = require("compression")();
    const handle = rejectInvalidRequests(prepareResponses(compress, app.getRequestHandler()));
    for (const address of addressesOf(host)) {
      const server = createServer({ ServerResponse: PageResponse, keepAliveTimeout }, handle);
      if (await listen(server, port, address)) servers.push(server);
    }
    if (servers.length === 0) throw new Error(`Адрес ${host} недоступен на этой машине.`);
  });
  // Set by instrumentation.ts, like all of these; modules of the bundle cannot be imported from here.
  await globalThis[Symbol.for("sait-po-zakonu.opened")]();
  console.log(`\nСайт открыт: http://${host.includes(":") ? `[${host}]` : host}:${port}\n`);

  for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, () => stop(servers));
}

/**
 * Waits for the start in instrumentation.ts (environment, database, migrations, first admin), which `prepare` begins
 * without waiting for it: otherwise the address would be printed before anything can be served. A failed start ends the
 * process there.
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
function rejectInvalidRequests(handle) {
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
 * Compresses every response and serves a page from memory once it has been sent. Next would compress before the memory
 * sees the page, so its own `compress` is off.
 */
function prepareResponses(compress, handle) {
  const memory = createCompressedPages(createPageMatcher());
  const isStaleHomePart = createHomePartFilter(join(root, ".next"));
  return (request, response) => {
    if (memory.respond(request, response)) return;
    if (isStaleHomePart(request)) {
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

/** A built page, or a text that an operator may have added since. */
function createPageMatcher() {
  const manifest = readFileSync(join(root, ".next/prerender-manifest.json"), "utf8");
  const built = new Set(Object.keys(JSON.parse(manifest).routes));
  return (path) => built.has(path) || /^\/(?:news|blog|help)\/[a-z0-9-]+$/.test(path);
}

/** Returns true when it listens, false when the machine has no such address (IPv6 switched off). */
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
