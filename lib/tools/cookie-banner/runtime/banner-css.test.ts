// @module-tag exhaustive
import type { Page } from "@playwright/test";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { BannerSettings } from "@/lib/tools/cookie-banner/settings/settings";
import { writeBanner } from "@/lib/tools/cookie-banner/write-banner";
import {
  type BannerServer,
  siteUrl,
  startBannerServer,
  type Visit,
} from "@/tests/support/banner/banner-server";
import { bannerPage, buildBanner } from "@/tests/support/banner/build-banner";
import { bannerServices } from "@/tests/support/banner/fixture-sites";
import { createAxe } from "@/tests/support/browser/accessibility";

let stage: BannerServer;
let visit: Visit;
beforeAll(async () => {
  stage = await startBannerServer();
});
afterEach(() => visit.context.close());
afterAll(() => stage.close());

const services = bannerServices(["yandexMetrika", "vkAds", "jivo", "calltouch", "youtube"]);
const lines = `<section aria-label="Новости">${"<p>Шерсть, хлопок и лён из Вологды. <a href='/'>Каталог</a></p>".repeat(40)}</section>`;
const dark = "<style>body { background: #101318; color: #dde } a { color: inherit }</style>";
/** Styles of a page that apply to every element. */
const rude =
  "<style>* { box-sizing: content-box; letter-spacing: 3px } body > * { position: relative; max-width: 300px; opacity: .9 } button, input, p, section { all: unset; color: red !important; display: none }</style>";

async function open(changed: Partial<BannerSettings> = {}, head = ""): Promise<Page> {
  const { file, fileName } = writeBanner(buildBanner(services, changed));
  stage.site.set(`/${fileName}`, { body: file, type: "text/javascript" });
  stage.site.set("/", { body: bannerPage(`/${fileName}`, lines, head) });
  visit = await stage.open({ reducedMotion: "reduce" });
  await visit.page.goto(siteUrl);
  await visit.page.getByRole("button", { name: "Принять" }).waitFor();
  return visit.page;
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const violations = async (page: Page) =>
  (await (await createAxe(page)).analyze()).violations.map(
    ({ id, nodes }) => `${id}: ${nodes[0]?.html}`,
  );

const positions = ["bottom", "bottomLeft", "bottomRight", "centre"] as const;

test.each(positions)(
  "%s: fits all widths at both levels, with equal buttons for consent and refusal",
  async (position) => {
    const page = await open({ position });
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 568 });
      for (const level of ["first", "settings"]) {
        if (level === "settings") await button(page, "Настроить").click();
        // A button under the pointer looks different.
        await page.mouse.move(0, 0);
        const sheet = await page.getByRole("dialog").boundingBox();
        expect(sheet?.x).toBeGreaterThanOrEqual(0);
        expect((sheet?.x ?? 0) + (sheet?.width ?? 0)).toBeLessThanOrEqual(width);
        expect(sheet?.y).toBeGreaterThanOrEqual(0);
        expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBeLessThanOrEqual(568);
        const overflow = await page
          .getByRole("dialog")
          .evaluate((element) => element.scrollWidth - element.clientWidth);
        expect(overflow).toBe(0);
        const looks = await Promise.all(
          ["Принять", "Отказаться"].map((name) =>
            button(page, name).evaluate((element) => {
              const {
                backgroundColor,
                color,
                borderColor,
                fontSize,
                fontWeight,
                boxShadow,
                cursor,
              } = getComputedStyle(element);
              const { width: across, height, y } = element.getBoundingClientRect();
              // What is in sight without a scroll.
              const isSeen = y >= 0 && y + height <= innerHeight;
              return [
                ...[Math.round(across), Math.round(height), isSeen],
                ...[backgroundColor, color, borderColor, fontSize, fontWeight, boxShadow, cursor],
              ];
            }),
          ),
        );
        expect(looks[0]).toEqual(looks[1]);
        expect(looks[0]?.[2]).toBe(true);
        expect(Number(looks[0]?.[1])).toBeGreaterThanOrEqual(44);
        if (level === "settings") await page.keyboard.press("Escape");
      }
    }
  },
);

test("has no axe violation at either level or after the choice, on a light and a dark page", async () => {
  for (const head of ["", dark]) {
    const page = await open({}, head);
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await violations(page)).toEqual([]);
      await button(page, "Настроить").click();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press("Escape");
    }
    await button(page, "Принять").click();
    await button(page, "Настройки cookie").waitFor();
    expect(await violations(page)).toEqual([]);
    await button(page, "Настройки cookie").click();
    await button(page, "Отказаться").click();
    await page.getByRole("status").waitFor();
    expect(await violations(page)).toEqual([]);
    await button(page, "Закрыть").click();
    expect(await page.getByRole("status").isVisible()).toBe(false);
    if (head === "") await visit.context.close();
  }
});

test("works with the keyboard only, keeps Escape from choosing and has every switch off", async () => {
  const page = await open();
  const focused = () =>
    page.evaluate(() => {
      let element = document.activeElement;
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
      return element?.getAttribute("aria-describedby") ?? element?.textContent;
    });
  const walked: unknown[] = [];
  for (let at = 0; at < 4; at += 1) {
    await page.keyboard.press("Tab");
    walked.push(await focused());
  }
  // The question comes before the page.
  expect(walked).toEqual(["Подробнее о файлах cookie", "Принять", "Отказаться", "Настроить"]);
  await page.keyboard.press("Enter");
  expect(await focused()).toBe("Файлы cookie и счётчики");
  for (const name of ["Дополнительные возможности", "Статистика", "Реклама"]) {
    expect(await page.getByRole("switch", { name }).isChecked()).toBe(false);
  }
  await page.keyboard.press("Escape");
  expect(await focused()).toBe("Настроить");
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  expect(await focused()).toBe("functional-hint");
  await page.keyboard.press("Space");
  for (let at = 0; at < 5; at += 1) await page.keyboard.press("Tab");
  expect(await focused()).toBe("Сохранить выбор");
  await page.keyboard.press("Enter");
  await button(page, "Настройки cookie").waitFor();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain(
    "functional-1_analytics-0_advertising-0",
  );
  // What is in force is what the settings show.
  await page.keyboard.press("Enter");
  expect(await page.getByRole("switch", { name: "Дополнительные" }).isChecked()).toBe(true);
  await page.keyboard.press("Escape");
  expect(await focused()).toBe("Настройки cookie");
});

test("is not affected by the page's styles and shifts no layout", async () => {
  const page = await open({}, rude);
  const sheet = page.getByRole("dialog");
  const look = await sheet.evaluate((element) => {
    const { position, opacity, letterSpacing, color } = getComputedStyle(element);
    return {
      position,
      opacity,
      letterSpacing,
      color,
      width: element.getBoundingClientRect().width,
    };
  });
  expect(look).toEqual({
    position: "fixed",
    opacity: "1",
    letterSpacing: "normal",
    color: "rgb(29, 36, 51)",
    width: 800,
  });
  const shift = await page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().length)).observe({
          type: "layout-shift",
          buffered: true,
        });
        setTimeout(() => resolve(0), 300);
      }),
  );
  expect(shift).toBe(0);
});

test("is not printed, has no animation with reduced motion, and sets its language", async () => {
  const page = await open({ language: "en" });
  const sheet = page.getByRole("dialog");
  expect(await sheet.evaluate((element) => element.getAnimations().length)).toBe(0);
  expect(
    await sheet.evaluate((element) =>
      (element.getRootNode() as ShadowRoot).host.getAttribute("lang"),
    ),
  ).toBe("en");
  await page.emulateMedia({ media: "print" });
  expect(await sheet.isVisible()).toBe(false);
  await page.emulateMedia({ media: "screen" });
  await button(page, "Отказаться").click();
  await button(page, "Настройки cookie").waitFor();
  await page.emulateMedia({ media: "print" });
  expect(await button(page, "Настройки cookie").isVisible()).toBe(false);
});

test("ignores the second press of a double click", async () => {
  const page = await open();
  await button(page, "Настроить").dblclick();
  await button(page, "Сохранить выбор").waitFor();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
