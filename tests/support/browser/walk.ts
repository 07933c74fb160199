import type { Locator, Page } from "@playwright/test";
import { expectNoViolations } from "@/tests/support/browser/accessibility";
import { expect } from "@/tests/support/browser/fail-on-page-errors";

/** The window sizes in which a journey is walked and its screens are checked. */
export const desktop = { width: 1280, height: 800 };
export const phone = { width: 360, height: 780 };

/** How often a text field took the focus after something else, which opens a phone's keyboard. */
export async function countKeyboardOpenings(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const isTyped = (target: EventTarget | null) =>
      target instanceof HTMLTextAreaElement ||
      (target instanceof HTMLInputElement && !["checkbox", "radio"].includes(target.type));
    let was = false;
    Object.assign(window, { keyboardCalls: 0 });
    document.addEventListener("focusin", ({ target }) => {
      const is = isTyped(target);
      const counted = window as unknown as { keyboardCalls: number };
      if (is && !was) counted.keyboardCalls += 1;
      was = is;
    });
  });
  return () => page.evaluate(() => (window as unknown as { keyboardCalls: number }).keyboardCalls);
}

/** Counts clicks from now on, excluding keyboard activation. */
export async function countClicks(page: Page): Promise<() => Promise<number>> {
  const all = () => page.evaluate(() => (window as unknown as { presses: number }).presses);
  await page.evaluate(() => {
    if ("presses" in window) return;
    const counted = Object.assign(window, { presses: 0 });
    document.addEventListener("pointerdown", () => (counted.presses += 1), { capture: true });
  });
  const before = await all();
  return async () => (await all()) - before;
}

export const panelOf = (wizard: Locator, title: string) =>
  wizard.getByRole("region", { name: title });

/** How many questions an open panel shows, each counted once. A text field of a choice belongs to its question. */
export async function questionsOf(panel: Locator): Promise<number> {
  const questions = await panel
    .locator("[data-question]:visible")
    .evaluateAll((fields) =>
      fields
        .filter((field) => !field.parentElement?.closest("[data-question]"))
        .map((field) => field.querySelector("label, legend")?.textContent ?? ""),
    );
  expect(new Set(questions).size, questions.join("; ")).toBe(questions.length);
  return questions.length;
}

/** How many screenfuls of the form a panel takes. */
export const screensOf = (panel: Locator) =>
  panel.evaluate((part) => {
    const window = part.closest(".overflow-y-auto")?.clientHeight ?? Number.NaN;
    return part.getBoundingClientRect().height / window;
  });

/** The name of the policy in lists. */
export const policy = "Политика обработки персональных данных";

/** The policy of the site whose overview is open. */
export const policyOf = (page: Page) =>
  page
    .getByRole("region", { name: "Документы сайта" })
    .getByRole("link", { name: policy, exact: true });

/**
 * Checks a screen on a desktop and on a phone: axe finds nothing, and nothing overflows the window. A journey is walked
 * in one of the windows, which is restored afterwards.
 */
export async function expectGoodScreen(page: Page): Promise<void> {
  const walkedIn = page.viewportSize() ?? desktop;
  for (const [turn, window] of [phone, desktop].entries()) {
    await page.setViewportSize(window);
    await expectNoViolations(page, { rules: turn === 0 ? "all" : "the rest" });
    const beside = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beside, `${window.width} px`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(walkedIn);
}
