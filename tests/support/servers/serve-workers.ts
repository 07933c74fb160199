/**
 * Starts the servers of all workers of Playwright at the same time: by itself it would start them one after another, and
 * stop them likewise. `SERVERS` has the environment of each as JSON. Prints a line once all are ready. Each database is a
 * copy of a migrated, empty one: the faults start servers on folders where there is nothing yet.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { copyEmbeddedTemplate } from "@/tests/support/servers/databases/embedded-template";

type Environment = { SITE_URL: string; DATA_DIR: string };
type Worker = { env: Environment; server: ChildProcess };

// Not at the top: tsx compiles to CommonJS here.
void run();

async function run(): Promise<void> {
  const environments: Environment[] = JSON.parse(process.env.SERVERS ?? "[]");
  for (const { SITE_URL, DATA_DIR } of environments) {
    // The tests would otherwise talk to that server.
    if (await isReady(SITE_URL)) throw new Error(`Another server answers at ${SITE_URL}.`);
    await rm(DATA_DIR, { recursive: true, force: true });
    await copyEmbeddedTemplate(DATA_DIR);
  }
  // The young generation as in production (deploy/).
  const args = ["--max-semi-space-size=32", "tests/support/runner/serve.mjs"];
  const workers = environments.map((env) => ({
    env,
    server: spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: "inherit" }),
  }));
  // Playwright signals the whole process group, so the servers stop by themselves and this process outlives them.
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});
  for (const { server } of workers) {
    server.on("exit", (code) => {
      if (code) process.exitCode = code;
    });
  }
  await Promise.all(workers.map(waitUntilReady));
  console.log("servers are ready");
  await Promise.all(
    workers.map(({ server }) => server.exitCode ?? server.signalCode ?? once(server, "exit")),
  );
}

/** @throws Error when the server ends before it is ready */
async function waitUntilReady({ env, server }: Worker): Promise<void> {
  while (!(await isReady(env.SITE_URL))) {
    if (server.exitCode !== null) throw new Error(`The server of ${env.SITE_URL} ended.`);
    await sleep(100);
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/health/ready`)).ok;
  } catch {
    return false;
  }
}
