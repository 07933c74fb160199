import { fork } from "node:child_process";
import { mkdirSync } from "node:fs";
import { build } from "esbuild";
import { hostileSites, serveSites, usualSite } from "@/bench/checks/sites";
import { percentile, requestRepeatedly } from "@/bench/server/health";
import { residentMegabytes } from "@/bench/server/memory";
import { start } from "@/bench/shared/lifecycle";
import { atLeast, atMost, formatMilliseconds, type Row } from "@/bench/shared/row";
import type { CheckDetails } from "@/lib/features/site-check/responses";
import { startPostgresServer } from "@/tests/support/servers/databases/postgres-server";
import {
  type ProductionServer,
  startProductionServer,
} from "@/tests/support/servers/production-server";

const folder = "node_modules/.cache/bench-checks";
const maxWaitMs = 50;
const maxGrowthMegabytes = 96;

/**
 * How many sites two threads check in a minute, and what hostile sites cost the server in memory and in latency of
 * other requests.
 */
export async function measureChecks(): Promise<Row[]> {
  const { checksPerMinute, pages } = await measureThreads();
  const { idle, busy, growth, usualGrowth, longest } = await measureHostile();
  return [
    {
      name: `проверок сайта в минуту, два потока, по ${pages} страниц, без пауз`,
      ours: checksPerMinute.toFixed(0),
      peer: "",
      ratio: "",
      target: atLeast(60),
      isReached: checksPerMinute >= 60,
    },
    {
      name: "p99 других ответов, пока читают враждебные сайты",
      ours: formatMilliseconds(busy),
      peer: `без них ${formatMilliseconds(idle)}`,
      ratio: `+${formatMilliseconds(busy - idle)}`,
      target: `+${maxWaitMs} мс`,
      isReached: busy - idle <= maxWaitMs,
    },
    {
      name: "память сервера: прирост за враждебный сайт",
      ours: `${growth.toFixed(0)} МБ`,
      peer: `без них ${usualGrowth.toFixed(0)} МБ`,
      ratio: "",
      target: atMost(maxGrowthMegabytes),
      isReached: growth <= maxGrowthMegabytes,
    },
    {
      name: "самая долгая враждебная проверка",
      ours: `${(longest / 1000).toFixed(1)} с`,
      peer: "",
      ratio: "",
      target: "",
      isReached: null,
    },
  ];
}

type Threads = { checksPerMinute: number; pages: number };

async function measureThreads(): Promise<Threads> {
  mkdirSync(folder, { recursive: true });
  await build({
    entryPoints: ["bench/checks/program.ts", "bench/checks/check-thread.ts"],
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    logLevel: "error",
  });
  // Without this condition `server-only` throws.
  const child = fork(`${folder}/program.mjs`, { execArgv: ["--conditions=react-server"] });
  const measured = new Promise<Threads>((resolve, reject) => {
    child.once("message", (figures) => resolve(figures as Threads));
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`The measurement of checks ended: ${code}`)));
  });
  await start(Promise.resolve(child), async () => void child.kill("SIGTERM"));
  return measured;
}

async function measureHostile() {
  const hosts = Object.keys(hostileSites);
  const answers = { ...hostileSites, "warm.test": usualSite };
  const sites = await start(serveSites(answers), ({ close }) => close());
  const postgres = await start(startPostgresServer([]), ({ remove }) => remove());
  const server = await start(
    startProductionServer({
      DATABASE_URL: postgres.url,
      AUTH_SECRET: "a key of the measurements that is long enough",
      RATE_LIMIT_SCALE: "100000",
      DATA_DIR: ".tmp/bench-data",
      SITE_CHECK_RESOLVE: Object.keys(answers)
        .map((host) => `${host}=127.0.0.1:${sites.port}`)
        .join(","),
    }),
    ({ kill }) => kill(),
  );
  // Warmed up: the threads are running, and everything a first check loads is loaded.
  await finish(server.url, await begin(server.url, "warm.test"));
  await watch(server, wait(20_000));
  const control = await watch(server, wait(8_000));
  const idle = percentile(control.taken, 0.99);
  const durations: number[] = [];
  const growths: number[] = [];
  const times: number[] = [];
  // One after another, so that memory growth is of one site and other checks do not hide it.
  for (const host of hosts) {
    const work = begin(server.url, host).then((id) => finish(server.url, id));
    const watched = await watch(server, work);
    durations.push(...watched.taken);
    growths.push(watched.growth);
    times.push(await work);
  }
  const busy = percentile(durations, 0.99);
  return {
    idle,
    busy,
    growth: Math.max(...growths),
    usualGrowth: control.growth,
    longest: Math.max(...times),
  };
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Sends requests to the server without a pause until `work` is done.
 * @returns how long each response took, in milliseconds, and by how many megabytes its memory rose above the starting
 * level.
 */
async function watch(server: ProductionServer, work: Promise<unknown>) {
  let isBusy = true;
  void work.finally(() => {
    isBusy = false;
  });
  const before = residentMegabytes(server);
  const durations: number[] = [];
  let most = before;
  while (isBusy) {
    durations.push(...(await requestRepeatedly(server.url, 20)));
    most = Math.max(most, residentMegabytes(server));
  }
  return { taken: durations, growth: most - before };
}

async function begin(url: string, host: string): Promise<string> {
  const response = await fetch(`${url}/api/checks`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ url: `http://${host}/` }),
  });
  if (response.status !== 202) throw new Error(`A check was refused: ${response.status}`);
  return ((await response.json()) as CheckDetails).id;
}

/** Waits for the end of a check. @returns its time in the queue and its run time, in milliseconds. */
async function finish(url: string, id: string): Promise<number> {
  for (;;) {
    const check = (await (await fetch(`${url}/api/checks/${id}`)).json()) as CheckDetails;
    const { status, requestedAt, finishedAt } = check;
    if (status === "failed") throw new Error(`${check.host}: ${check.failure}`);
    if (finishedAt) return Date.parse(finishedAt) - Date.parse(requestedAt);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
