import { rmSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { buildBareApp, startBareApp } from "@/bench/shared/bare-app";
import { start } from "@/bench/shared/lifecycle";
import { atLeast, atMost, formatMilliseconds, formatRatio, type Row } from "@/bench/shared/row";
import { findChromium } from "@/scripts/shared/system-programs.mjs";
import { freePort } from "@/tests/support/servers/processes/free-port";
import { startProductionServer } from "@/tests/support/servers/production-server";

const dataFolder = ".tmp/bench-phone";
const rounds = 5;
const scoreTarget = 0.97;
/**
 * Lighthouse ignores tasks below 50 ms, so a bare page may have no blocking time at all on a fast machine. Next to such
 * a page ours may block for this long.
 */
const blockingToleranceMs = 50;

/** Pages by address, and how much longer than a bare page each may block. */
const pages = [
  { name: "главная", path: "/", blockingTarget: 2 },
  { name: "статья", path: "/articles/soglasie-politika-cookie-na-sayte", blockingTarget: 1.5 },
  { name: "премиум", path: "/premium", blockingTarget: 1.5 },
];

/** Lighthouse's result of one load: score from 0 to 1, times in milliseconds. */
type Load = { score: number; blocking: number; firstText: number; largest: number };

/**
 * The first seconds of a page on a slow phone: Lighthouse with its default settings (a phone, simulated throttling),
 * each of our pages alternating with a bare one of the same Next; medians.
 */
export async function measurePhone(root: string): Promise<Row[]> {
  const folder = await buildBareApp(root);
  rmSync(join(root, dataFolder), { recursive: true, force: true });
  const server = await start(
    startProductionServer({
      DATABASE_URL: "",
      DATA_DIR: dataFolder,
      AUTH_SECRET: "a key of the measurements that is long enough",
    }),
    ({ kill }) => kill(),
  );
  const bareServer = await start(startBareApp(folder, ""), ({ stop }) => stop());

  const bare: Load[] = [];
  const ours = pages.map((page) => ({ ...page, loads: [] as Load[] }));
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await load(bareServer.url));
    for (const page of ours) page.loads.push(await load(server.url + page.path));
  }
  const bareScore = median(bare, "score");
  const bareBlocking = median(bare, "blocking");
  return ours.flatMap(({ name, blockingTarget, loads }) => {
    const score = median(loads, "score");
    const blocking = median(loads, "blocking");
    const allowed = Math.max(bareBlocking, blockingToleranceMs) * blockingTarget;
    return [
      {
        name: `телефон, оценка Lighthouse: ${name}`,
        ours: points(score),
        peer: `голая: ${points(bareScore)}`,
        ratio: formatRatio(score / bareScore),
        target: atLeast(scoreTarget),
        isReached: score >= scoreTarget * bareScore,
        details: { loads, bare },
      },
      {
        name: `телефон, страница занята: ${name}`,
        ours: formatMilliseconds(blocking),
        peer: `голая: ${formatMilliseconds(bareBlocking)}`,
        ratio: formatRatio(blocking / Math.max(bareBlocking, 1)),
        target: atMost(blockingTarget),
        isReached: blocking <= allowed,
        details: {
          firstText: median(loads, "firstText"),
          largest: median(loads, "largest"),
          bareFirstText: median(bare, "firstText"),
          bareLargest: median(bare, "largest"),
        },
      },
    ];
  });
}

/** One load with an empty cache. */
async function load(url: string): Promise<Load> {
  const port = await freePort();
  const browser = await start(
    chromium.launch({
      executablePath: await findChromium(),
      args: ["--no-sandbox", `--remote-debugging-port=${port}`],
      handleSIGINT: false,
    }),
    (open) => open.close(),
  );
  try {
    const result = await lighthouse(url, {
      port,
      onlyCategories: ["performance"],
      logLevel: "silent",
    });
    const score = result?.lhr.categories.performance?.score;
    const time = (audit: string) => {
      const value = result?.lhr.audits[audit]?.numericValue;
      if (value === undefined) throw new Error(`Lighthouse did not measure ${audit} of ${url}`);
      return value;
    };
    if (typeof score !== "number") throw new Error(`Lighthouse gave ${url} no score`);
    return {
      score,
      blocking: time("total-blocking-time"),
      firstText: time("first-contentful-paint"),
      largest: time("largest-contentful-paint"),
    };
  } finally {
    await browser.close();
  }
}

function median(loads: readonly Load[], metric: keyof Load): number {
  const sorted = loads.map((item) => item[metric]).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const points = (score: number): string => `${Math.round(score * 100)}`;
