/**
 * The production server: Next behind Node's own HTTP server, in one process, so that a kill reaches
 * the database's owner directly and a stop can first finish the requests and then close the database.
 */
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { root, step } from "./steps.mjs";

/** How long running requests may take once a stop was asked for. */
const drainMs = 10_000;

export async function serve() {
  const require = createRequire(import.meta.url);
  process.env.NODE_ENV = "production";
  require("@next/env").loadEnvConfig(root, false);
  const port = Number(process.env.PORT ?? 3000);
  const host = process.env.HOST ?? "localhost";

  const server = createServer();
  await step("Запуск", async () => {
    const next = require("next");
    // `prepare` runs instrumentation.ts: environment, database, migrations, first admin.
    const app = next({ dev: false, dir: root, hostname: host, port });
    await app.prepare();
    server.on("request", app.getRequestHandler());
    await listen(server, port, host);
  });
  const shown = host.includes(":") ? `[${host}]` : host;
  console.log(`\nСайт открыт: http://${shown}:${server.address().port}\n`);

  for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, () => stop(server));
}

function listen(server, port, host) {
  return new Promise((resolve, reject) => {
    server.once("error", (error) => {
      if (error.code === "EADDRINUSE") {
        reject(new Error(`Порт ${port} занят. Укажите другой: PORT=3001 npm start`));
      } else reject(error);
    });
    server.listen(port, host, resolve);
  });
}

async function stop(server) {
  const drained = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), drainMs);
  await drained;
  clearTimeout(timer);
  // Set by instrumentation.ts; the bundle's modules cannot be imported from here.
  await globalThis[Symbol.for("sait-po-zakonu.shutdown")]?.();
  process.exit(0);
}
