/**
 * Screenshots of every screen and state: `npm run screenshots -- --url http://localhost:3000 [--out .tmp/screenshots]
 * [--only wizard]`. The API is replaced by fixtures, so that each state (loading, empty, error) can be shown without
 * preparing a database.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "@playwright/test";
import { mockApi } from "@/scripts/screenshots/api";
import { scenes } from "@/scripts/screenshots/scenes";
import { findChromium } from "./shared/system-programs.mjs";

const { values: options } = parseArgs({
  options: {
    url: { type: "string", default: "http://localhost:3000" },
    out: { type: "string", default: ".tmp/screenshots" },
    only: { type: "string" },
    theme: { type: "string" },
    width: { type: "string" },
  },
});

const widths = options.width ? [Number(options.width)] : [360, 1280];
const themes = options.theme ? [options.theme] : ["light", "dark"];

async function shoot(
  browser: Browser,
  scene: (typeof scenes)[number],
  width: number,
  theme: string,
) {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 760 : 860 },
    deviceScaleFactor: 1,
    locale: "ru-RU",
    timezoneId: "Europe/Moscow",
    hasTouch: width < 600,
    reducedMotion: "reduce",
  });
  const page: Page = await context.newPage();
  page.on("pageerror", (error) => console.error(`  ! ${scene.name}: ${error.message}`));
  page.on("console", (message) => {
    const isExpected = /Failed to load resource|Download the React DevTools/.test(message.text());
    if (["error", "warning"].includes(message.type()) && !isExpected) {
      console.error(`  ! ${scene.name}: ${message.text().slice(0, 400)}`);
    }
  });
  await page.addInitScript((chosen) => localStorage.setItem("theme", chosen), theme);
  await mockApi(page, scene.api ?? {});
  try {
    await page.goto(`${options.url}${scene.path}`, { waitUntil: "load" });
    await page.waitForTimeout(400);
    await scene.act?.(page);
    await page.waitForTimeout(250);
    await page.screenshot({
      path: join(options.out, `${scene.name}-${width}-${theme}.png`),
      fullPage: scene.fullPage ?? true,
    });
  } catch (error) {
    console.error(
      `  ! ${scene.name} ${width} ${theme}: ${(error as Error).message.split("\n")[0]}`,
    );
  } finally {
    await context.close();
  }
}

mkdirSync(options.out, { recursive: true });
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
for (const scene of scenes) {
  if (options.only && !scene.name.includes(options.only)) continue;
  for (const width of widths) {
    for (const theme of themes) await shoot(browser, scene, width, theme);
  }
  console.log(scene.name);
}
await browser.close();
