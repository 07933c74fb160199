import type { Page } from "@playwright/test";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";

const bannerOf = (page: Page) => page.getByRole("region", { name: "Файлы cookie", exact: true });
const storedChoice = (page: Page) =>
  page.evaluate(() => ({
    choice: localStorage.getItem("cookie-consent"),
    date: localStorage.getItem("cookie-consent-date"),
  }));

/** Asserts that the banner does not appear after its delay; the page's clock is fake (`page.clock.install()`). */
async function expectToStayAway(page: Page) {
  // The page's scripts have loaded, so its timer runs.
  await page.waitForLoadState("networkidle");
  await page.clock.fastForward(5000);
  await expect(bannerOf(page)).toBeHidden();
}

test("the banner appears a second after load, shifts no content and covers no focused element", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen = { shift: 0, at: 0, takesPresses: true };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as { value?: number }).value ?? 0;
    }).observe({ type: "layout-shift" });
    new MutationObserver(() => {
      const banner = document.querySelector("section[aria-label='Файлы cookie']");
      if (seen.at === 0 && banner) {
        const { left, top } = banner.getBoundingClientRect();
        seen.takesPresses = banner.contains(document.elementFromPoint(left + 5, top + 5));
        const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
        seen.at = performance.now() - (load?.loadEventStart ?? 0);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  // A short page: its footer is visible.
  await page.goto("/login");
  await expect(bannerOf(page)).toBeVisible();
  await bannerOf(page).evaluate((banner) =>
    Promise.all(banner.getAnimations().map(({ finished }) => finished)),
  );
  const seen = await page.evaluate(
    () =>
      (window as unknown as { seen: { shift: number; at: number; takesPresses: boolean } }).seen,
  );
  expect(seen.at).toBeGreaterThanOrEqual(1000);
  expect(seen.shift).toBeLessThan(0.01);
  // A click that started on something covered by the banner still reaches it.
  expect(seen.takesPresses).toBe(false);

  await page.goto("/contacts");
  await expect(bannerOf(page)).toBeVisible();
  const first = page.getByRole("link", { name: "Перейти к содержанию" });
  for (const size of [
    { width: 1280, height: 520 },
    { width: 360, height: 640 },
  ]) {
    await page.setViewportSize(size);
    await first.focus();
    const hidden: string[] = [];
    for (let press = 0; press < 70; press += 1) {
      const covered = await page.evaluate(() => {
        const banner = document.querySelector("section[aria-label='Файлы cookie']");
        const focused = document.activeElement;
        if (!banner || !focused || focused === document.body || banner.contains(focused)) return "";
        const { top, bottom } = focused.getBoundingClientRect();
        const edge = banner.getBoundingClientRect().top;
        return bottom > edge + 1 || top < 0 ? (focused.textContent ?? "").slice(0, 40) : "";
      });
      if (covered) hidden.push(covered);
      await page.keyboard.press("Tab");
    }
    expect(hidden, `${size.width} pixels`).toEqual([]);
  }
});

test("the banner is one line on a phone, stores an answer with its date and does not ask again", async ({
  page,
}) => {
  await test.step("on a phone it is one line with two buttons of the same style", async () => {
    await page.clock.install();
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto("/");
    const bar = await bannerOf(page).boundingBox();
    expect(bar?.height).toBeLessThanOrEqual(60);
    const looks = await Promise.all(
      ["Принять", "Отклонить"].map((name) =>
        bannerOf(page)
          .getByRole("button", { name })
          .evaluate((button) => {
            const { height, backgroundColor, color, borderColor, fontWeight } =
              getComputedStyle(button);
            return { height, backgroundColor, color, borderColor, fontWeight };
          }),
      ),
    );
    expect(looks[0]).toEqual(looks[1]);
    await expect(bannerOf(page).getByRole("link", { name: /cookie/ })).toHaveAttribute(
      "href",
      "/cookie-policy",
    );
    // The content above the fold is not covered.
    const promise = await page.getByText("10–15 минут, бесплатно.").boundingBox();
    expect((promise?.y ?? 780) + (promise?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  });

  await test.step("closing it without an answer stores nothing, and it returns on the next visit", async () => {
    await bannerOf(page).getByRole("button", { name: "Закрыть без ответа" }).click();
    await expect(bannerOf(page)).toBeHidden();
    expect(await storedChoice(page)).toEqual({ choice: null, date: null });
    // Not on the next page of the same visit, opened by a link without a page load.
    await page.getByRole("contentinfo").getByRole("link", { name: "О сервисе" }).click();
    await expect(page).toHaveURL(/\/about$/);
    await expectToStayAway(page);
    await page.reload();
    await expect(bannerOf(page)).toBeVisible();
  });

  for (const [button, choice] of [
    ["Принять", "accepted"],
    ["Отклонить", "declined"],
  ] as const) {
    await test.step(`«${button}» is stored with its date, and the banner stays away`, async () => {
      if ((await storedChoice(page)).choice) {
        await page.evaluate(() => localStorage.clear());
        await page.reload();
      }
      await bannerOf(page).getByRole("button", { name: button }).click();
      await expect(bannerOf(page)).toBeHidden();
      const answer = await storedChoice(page);
      expect(answer.choice).toBe(choice);
      expect(Math.abs(Date.now() - Date.parse(answer.date ?? ""))).toBeLessThan(60_000);
      expect(answer.date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      await page.reload();
      await expectToStayAway(page);
    });
  }
});

test("the cookie policy's page changes, resets and accepts the answer", async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem("seen")) return;
    localStorage.setItem("seen", "1");
    localStorage.setItem("cookie-consent", "accepted");
    localStorage.setItem("cookie-consent-date", "2026-11-19T21:30:00.000Z");
  });
  await page.goto("/cookie-policy");
  const choice = page.locator("section", {
    has: page.getByRole("heading", { name: "Изменить выбор" }),
  });
  const decline = choice.getByRole("button", { name: "Отклонить" });
  await expect(choice.getByRole("status")).toHaveText("Вы приняли файлы cookie, 20 ноября 2026 г.");
  await decline.click();
  await expect(choice.getByRole("status")).toContainText("Вы отклонили файлы cookie");
  await page.reload();
  await expect(decline).toHaveAttribute("aria-pressed", "true");
  await choice.getByRole("button", { name: "Сбросить ответ" }).click();
  await expect(choice.getByRole("status")).toHaveText("Вы ещё не ответили");
  expect((await storedChoice(page)).choice).toBeNull();

  await test.step("an answer on that page closes the banner", async () => {
    await page.reload();
    await expect(bannerOf(page)).toBeVisible();
    await page.getByRole("main").getByRole("button", { name: "Принять" }).click();
    await expect(bannerOf(page)).toBeHidden();
  });
});
