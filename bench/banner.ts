/** The banner for owners' sites, compared with its competitors. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { type Browser, chromium } from "@playwright/test";
import { type Contender, readPeers } from "@/bench/banner/peers";
import { start } from "@/bench/shared/lifecycle";
import {
  atMost,
  formatKilobytes,
  formatMilliseconds,
  formatRatio,
  type Row,
} from "@/bench/shared/row";
import { writeBanner } from "@/lib/tools/cookie-banner/write-banner";
import { findChromium } from "@/scripts/shared/system-programs.mjs";
import { buildBanner } from "@/tests/support/banner/build-banner";
import { bannerServices } from "@/tests/support/banner/fixture-sites";

const rounds = 15;
/** CPU throttling of a slow phone. */
const throttling = 6;
const maxBytes = 12_000;

const tenServices = [
  ...["yandexMetrika", "topMailRu", "googleAnalytics", "roistat", "calltouch", "vkAds"],
  ...["retailRocket", "jivo", "youtube", "yandexMaps"],
];

/** Milliseconds of one load: until the banner is painted, total work of the page, and time of long tasks. */
type Load = { painted: number; worked: number; blocked: number };

/**
 * Gzipped weight with ten services and all texts; and, alternating in one Chromium on a CPU throttled six times, the
 * medians of the time until the banner is painted and of the page's work.
 */
export async function measureBanner(root: string): Promise<Row[]> {
  const settings = buildBanner(bannerServices(tenServices));
  const { file } = writeBanner(settings);
  const contenders: Contender[] = [
    { name: "наш", scripts: [file], styles: [], shown: '[role="dialog"]' },
    ...readPeers(root, { body: settings.texts.body, services: settings.services }),
  ];
  const server = await start(serve(contenders), closed);
  const { port } = server.address() as AddressInfo;
  const browser = await start(
    chromium.launch({ executablePath: await findChromium(), args: ["--no-sandbox"] }),
    (launched) => launched.close(),
  );
  const loads = contenders.map((): Load[] => []);
  // The first round warms up the browser and is not counted.
  for (let round = -1; round < rounds; round += 1) {
    for (const [at, { shown }] of contenders.entries()) {
      const load = await open(browser, `http://127.0.0.1:${port}/${at}`, shown);
      if (round >= 0) loads[at]?.push(load);
    }
  }
  const bytes = contenders.map(weigh);
  const figures = (of: keyof Load) => loads.map((all) => median(all.map((load) => load[of])));
  return [
    ...comparisonRows("баннер: вес", bytes, formatKilobytes, contenders, maxBytes),
    ...comparisonRows(
      "баннер: до первой отрисовки",
      figures("painted"),
      formatMilliseconds,
      contenders,
    ),
    ...comparisonRows("баннер: работа страницы", figures("worked"), formatMilliseconds, contenders),
    ...comparisonRows(
      "баннер: занято без перерыва (TBT)",
      figures("blocked"),
      formatMilliseconds,
      contenders,
    ),
  ];
}

/** One row per peer: ours must be below it. */
function comparisonRows(
  name: string,
  [ours = 0, ...others]: number[],
  show: (value: number) => string,
  [, ...peers]: Contender[],
  most = Number.POSITIVE_INFINITY,
): Row[] {
  return others.map((other, at) => ({
    name,
    ours: show(ours),
    peer: `${peers[at]?.name}: ${show(other)}`,
    ratio: other > 0 ? formatRatio(ours / other) : "",
    target: Number.isFinite(most) ? `${atMost(most / 1000)} кБ и < × 1` : "< × 1",
    // When both block for no longer than a frame, "less than" cannot be met.
    isReached: (ours < other || (ours === 0 && other === 0)) && ours <= most,
  }));
}

const weigh = ({ scripts, styles }: Contender): number =>
  [...scripts, ...styles].reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);

const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function serve(contenders: Contender[]): Promise<Server> {
  const server = createServer((request, response) => {
    const [, at = "", kind, number] = (request.url ?? "").split("/");
    const contender = contenders[Number(at)];
    const body =
      contender && (kind ? partOf(contender, kind, Number(number)) : pageOf(contender, at));
    const type = kind === "styles" ? "text/css" : kind ? "text/javascript" : "text/html";
    response.writeHead(body === undefined ? 404 : 200, {
      "content-type": `${type}; charset=utf-8`,
      "content-encoding": "gzip",
    });
    response.end(gzipSync(body ?? ""));
  });
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)));
}

const closed = (server: Server) =>
  new Promise<void>((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  });

const partOf = ({ scripts, styles }: Contender, kind: string, number: number) =>
  (kind === "styles" ? styles : scripts)[number];

/** As each vendor documents the installation: styles in the head, scripts deferred. */
const pageOf = ({ scripts, styles }: Contender, at: string): string =>
  `<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>Магазин пряжи</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
${styles.map((_, number) => `<link rel="stylesheet" href="/${at}/styles/${number}">`).join("")}
${scripts.map((_, number) => `<script defer src="/${at}/scripts/${number}"></script>`).join("")}
</head><body><main><h1>Магазин пряжи</h1>${"<p>Шерсть, хлопок и лён из Вологды.</p>".repeat(200)}</main></body></html>`;

async function open(browser: Browser, url: string, shown: string): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable");
  await session.send("Emulation.setCPUThrottlingRate", { rate: throttling });
  // The helper with which tsx keeps function names.
  await page.addInitScript("globalThis.__name = (named) => named");
  await page.addInitScript(watch, shown);
  await page.goto(url, { waitUntil: "load" });
  const { painted, blocked } = await page.evaluate(
    () => (window as unknown as { seen: Promise<Omit<Load, "worked">> }).seen,
  );
  const { metrics } = await session.send("Performance.getMetrics");
  const worked = 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0);
  await context.close();
  return { painted, worked, blocked };
}

/**
 * Runs in the page: the frame in which the banner first becomes visible, and the long tasks until half a second later.
 */
function watch(shown: string): void {
  let blocked = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) blocked += Math.max(0, duration - 50);
  }).observe({ type: "longtask", buffered: true });
  const find = () => {
    const roots: (Document | ShadowRoot)[] = [document];
    for (const { shadowRoot } of document.body?.children ?? []) {
      if (shadowRoot) roots.push(shadowRoot);
    }
    return roots.map((root) => root.querySelector(shown)).find(Boolean);
  };
  const isShown = (element: Element) => {
    const { visibility, opacity, display } = getComputedStyle(element);
    const isVisible = visibility === "visible" && display !== "none" && Number(opacity) > 0;
    return isVisible && element.getBoundingClientRect().height > 0;
  };
  Object.assign(window, {
    seen: new Promise((resolve, fail) => {
      setTimeout(() => fail(new Error(`Nothing is shown as ${shown}`)), 20_000);
      const look = () => {
        const element = find();
        if (!element || !isShown(element)) requestAnimationFrame(look);
        else {
          // The next frame starts when this one is painted.
          requestAnimationFrame((painted) => setTimeout(() => resolve({ painted, blocked }), 500));
        }
      };
      requestAnimationFrame(look);
    }),
  });
}
