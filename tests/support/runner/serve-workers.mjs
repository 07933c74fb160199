/**
 * Starts the servers of all workers of Playwright at the same time: by itself it would start them one after another, and
 * stop them likewise. `SERVERS` has the environment of each as JSON. Prints a line once all are ready.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";

const environments = JSON.parse(process.env.SERVERS);
for (const { SITE_URL } of environments) {
  // The tests would otherwise talk to that server.
  if (await isReady(SITE_URL)) throw new Error(`Another server answers at ${SITE_URL}.`);
}
const children = environments.map((env) => ({
  env,
  server: spawn(process.execPath, ["tests/support/runner/serve.mjs", "--empty"], {
    env: { ...process.env, ...env },
    stdio: "inherit",
  }),
}));
// Playwright signals the whole process group, so the servers stop by themselves and this process outlives them.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});
for (const { server } of children) {
  server.on("exit", (code) => {
    if (code) process.exitCode = code;
  });
}

await Promise.all(children.map(waitUntilReady));
console.log("servers are ready");
await Promise.all(
  children.map(({ server }) => server.exitCode ?? server.signalCode ?? once(server, "exit")),
);

/** @throws Error when the server ends before it is ready */
async function waitUntilReady({ env, server }) {
  while (!(await isReady(env.SITE_URL))) {
    if (server.exitCode !== null) throw new Error(`The server of ${env.SITE_URL} ended.`);
    await sleep(100);
  }
}

async function isReady(url) {
  try {
    return (await fetch(`${url}/api/health/ready`)).ok;
  } catch {
    return false;
  }
}
