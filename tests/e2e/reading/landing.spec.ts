import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { withMotion } from "@/tests/support/browser/motion";

test.use(withMotion);

test("the landing page updates its sample document, moves its carousel and opens forms and examples", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto("/");
  const sheet = page.locator("figure");

  await test.step("a switch adds its clause to the sample document, with its norm", async () => {
    await expect(sheet.getByText("мёд-алтая.рф").first()).toBeVisible();
    await expect(sheet.getByText("Рекламные и информационные рассылки")).toHaveCount(0);
    await page.waitForLoadState("networkidle");
    const before = scripts.length;

    await sheet.getByLabel("Есть рассылка").check();
    const clause = sheet.locator(".clause.is-changed", { hasText: "Рекламные и информационные" });
    await expect(clause).toBeInViewport();
    await expect(clause).toHaveAttribute("data-norms", /ст\.\s18\.1/);
    await expect(sheet.getByRole("status")).toContainText("Основание: 152");
    expect(scripts.length, "the engine comes with the first touch").toBeGreaterThan(before);

    await sheet.getByLabel("ООО").check();
    await expect(sheet.locator(".is-changed").first()).toContainText("ООО «Мёд Алтая»");
    await sheet.getByLabel("Есть рассылка").uncheck();
    await expect(sheet.getByText("Рекламные и информационные рассылки")).toHaveCount(0);
    await sheet.getByLabel("Яндекс.Метрика").check();
    await expect(sheet.locator(".is-changed", { hasText: "Метрика" }).first()).toBeVisible();
  });

  await test.step("the sample document scrolls by keyboard", async () => {
    // The sheet's own smooth scrolling to the last change would undo the scrolling by keyboard.
    await page.emulateMedia({ reducedMotion: "reduce" });
    const purpose = sheet.getByText("Оформление и исполнение заказов");
    await expect(purpose).not.toHaveCount(0);
    await sheet.getByLabel("Продаю товары").uncheck();
    // A change makes the sheet scroll by itself; from then on only the keyboard does.
    await expect(purpose).toHaveCount(0);
    const region = page.getByRole("region", { name: "Документ вымышленного магазина" });
    const top = () => region.evaluate((element) => element.scrollTop);
    // The sheet has scrolled to the clause that changed last.
    await region.press("Home");
    await expect.poll(top).toBe(0);
    await region.press("End");
    await expect.poll(top).toBeGreaterThan(0);
    await page.emulateMedia({ reducedMotion: null });
  });

  await test.step("the carousel moves by itself until a visitor uses it", async () => {
    const carousel = page.locator("[aria-roledescription='карусель']");
    await carousel.scrollIntoViewIfNeeded();
    const slides = carousel.locator("[aria-roledescription='слайд']");
    await expect(slides).toHaveCount(5);
    const shown = () =>
      slides.evaluateAll((all) =>
        all.flatMap((slide, index) => {
          const { left, right } = slide.getBoundingClientRect();
          return left >= 0 && right <= window.innerWidth ? [index] : [];
        }),
      );
    const first = await shown();
    expect(first.length).toBe(3);
    await expect.poll(shown).not.toEqual(first);

    // Present while the timer runs.
    const stop = carousel.getByRole("button", { name: "Остановить" });
    await expect(stop).toBeVisible();
    await carousel.getByRole("button", { name: /Дальше|Следующ/ }).click();
    await expect(stop, "a used carousel stands still").toBeHidden();
  });

  await test.step("a row of the contents opens its form, and a link the examples", async () => {
    await page.getByRole("button", { name: /Политика cookie/ }).click();
    await expect(page.getByText("Шаг 2 из 3")).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Посмотреть примеры готовых документов" }).click();
    await expect(page).toHaveURL("/examples");
  });
});
