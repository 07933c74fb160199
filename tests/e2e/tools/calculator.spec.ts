import type { Page } from "@playwright/test";
import { expectNoViolations } from "@/tests/support/browser/accessibility";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";

const shared = "?v=no-policy,no-consent&org=ooo&f=repeat&users=25000&turnover=36000000";

const result = (page: Page) =>
  page.locator("section", { has: page.getByRole("heading", { name: "Ориентир штрафа" }) });

/** The announcements for screen readers. */
const announcement = (page: Page) => result(page).getByRole("status");

test("the estimated fine and the parts of article 13.11 follow the choices", async ({ page }) => {
  await page.goto("/calculator");
  await test.step("the estimate appears with a violation and an organisation and follows the choices", async () => {
    await expect(result(page)).toContainText("Отметьте нарушение и тип организации");
    await page.getByRole("checkbox", { name: /^Нет политики/ }).check();
    await expect(result(page)).toContainText("Выберите тип организации");
    await expect(result(page)).not.toContainText("₽");

    await page.getByRole("radio", { name: /^ИП/ }).check();
    await expect(result(page)).toContainText("Тяжесть: средняя");
    await expect(result(page)).toContainText(/30\s000\s₽[\s\S]*75\s000\s₽/);
    await expect(result(page)).not.toContainText("%");

    await page.getByRole("radio", { name: /^ООО/ }).check();
    await page.getByRole("checkbox", { name: /^Нет согласия/ }).check();
    await expect(result(page)).toContainText("Тяжесть: высокая");
    await expect(result(page)).toContainText(/240\s000\s₽[\s\S]*780\s000\s₽/);

    await page.getByLabel(/^Оборот за год/).fill("36 000 000");
    await expect(result(page)).toContainText("0,67");
    await expect(result(page)).toContainText("2,17");
    await page.getByLabel(/^Сколько пользователей/).fill("десять");
    await expect(page.getByText("Это не похоже на число, поэтому считаем как 0.")).toBeVisible();
    await expect(result(page)).toContainText(/240\s000\s₽/);
    await page.getByLabel(/^Сколько пользователей/).fill("100 001");
    await expect(result(page)).toContainText(/360\s000\s₽[\s\S]*1\s170\s000\s₽/);

    await page.getByRole("checkbox", { name: /^Данные россиян/ }).check();
    await expect(result(page)).toContainText("Тяжесть: критическая");
    await expect(result(page)).toContainText("статья 272.1 УК РФ");
    await result(page).locator("summary").click();
    await expect(result(page).locator("details")).toContainText("Сумма по отмеченному");

    await page.getByRole("button", { name: "Сбросить" }).click();
    await expect(result(page)).toContainText("Отметьте нарушение и тип организации");
    await expect(page.getByLabel(/^Сколько пользователей/)).toHaveValue("");
    expect(new URL(page.url()).search).toBe("");
  });

  await test.step("the parts of article 13.11 are listed, first or repeated, with the day of the check", async () => {
    const parts = page.locator("section", {
      has: page.getByRole("heading", { name: "По статьям КоАП" }),
    });
    await expect(parts).toHaveCount(0);
    for (const name of [/^Нет согласия/, /^Нет политики/, /^Нарушен GDPR/]) {
      await page.getByRole("checkbox", { name }).check();
    }
    await page.getByRole("radio", { name: /^ИП/ }).check();
    const consent = parts.getByRole("region", { name: /Нет согласия/ });
    await expect(consent).toContainText(/ч\.\s1\sст\.\s13\.11 впервые/);
    await expect(consent).toContainText(/ИП50–100\sтыс\.\s₽/);
    await expect(parts.getByRole("region", { name: /GDPR/ })).toContainText("Соответствия");
    await expect(parts).toContainText("Проверено 21 ноября 2026");

    await page.getByRole("checkbox", { name: /^Нарушение повторное/ }).check();
    await page.getByRole("radio", { name: /^ООО/ }).check();
    await expect(consent).toContainText(/ч\.\s1\.1\sст\.\s13\.11 повторно/);
    await expect(consent).toContainText(/Организация300–500\sтыс\.\s₽/);
    await expect(parts.getByRole("region", { name: /Нет политики/ })).toContainText(
      "за повтор отдельной части нет",
    );
  });
});

test("a shared link opens the same calculation, on all tabs, on paper and in a narrow window", {
  tag: "@exhaustive",
}, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`/calculator${shared}`);
  const address = await test.step("the address contains the inputs and is copied", async () => {
    await expect(page.getByRole("checkbox", { name: /^Нет политики/ })).toBeChecked();
    await expect(page.getByRole("radio", { name: /^ООО/ })).toBeChecked();
    await expect(page.getByRole("checkbox", { name: /^Нарушение повторное/ })).toBeChecked();
    // (150,000 + 50,000) × 1.2 × 2 × 1.2; (500,000 + 150,000) × 1.2 × 2 × 1.2
    await expect(result(page)).toContainText(/576\s000\s₽[\s\S]*1\s872\s000\s₽/);
    await page.getByRole("checkbox", { name: /^Особые данные/ }).check();
    // × 1.3
    await expect(announcement(page)).toContainText(/748\s800\s–\s2\s433\s600\s₽/);
    await page.getByRole("button", { name: "Скопировать ссылку" }).click();
    await expect(page.getByRole("button", { name: "Скопировано!" })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(copied).searchParams.get("f")).toBe("repeat,sensitive");
    return copied;
  });

  await test.step("a wrong value in the address is ignored", async () => {
    await page.goto("/calculator?v=no-policy,nonsense&org=zao&f=%00&users=-5&turnover=1e9");
    await expect(page.getByRole("checkbox", { name: /^Нет политики/ })).toBeChecked();
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(1);
    await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
    await expect(page.getByLabel(/^Оборот за год/)).toHaveValue("");
    await expect(result(page)).toContainText("Выберите тип организации");
  });

  await test.step("the copied address opens the same calculation", async () => {
    await page.goto(address);
    await expect(announcement(page)).toContainText(/748\s800\s–\s2\s433\s600\s₽/);
    await page.getByRole("checkbox", { name: /^Особые данные/ }).uncheck();
    await expect(result(page)).toContainText(/576\s000\s₽/);
  });

  await test.step("three tabs are in the address, follow the arrow keys and are accessible", async () => {
    const tab = (name: string) => page.getByRole("tab", { name });
    await expect(page.getByRole("tab")).toHaveCount(3);
    await expectNoViolations(page);
    await tab("Калькулятор").focus();
    await page.keyboard.press("ArrowRight");
    await expect(tab("Информация о штрафах")).toBeFocused();
    expect(new URL(page.url()).searchParams.get("tab")).toBe("info");
    await expect(
      page.getByRole("heading", { name: "Почему калькулятор показывает другое" }),
    ).toBeVisible();
    const table = page.getByRole("table", { name: /Штрафы по частям/ });
    await expect(table.getByRole("row")).toHaveCount(22);
    await expect(result(page)).toBeHidden();
    await expect(page.getByRole("tab", { selected: true })).toHaveText("Информация о штрафах");
    await expectNoViolations(page);
    await page.keyboard.press("End");
    await expect(page.getByRole("heading", { name: "Как избежать штрафа" })).toBeVisible();
    await expectNoViolations(page);
    await page.goBack();
    await page.goBack();
    await expect(result(page)).toBeVisible();
    await expect(result(page)).toContainText(/576\s000\s₽/);
  });

  await test.step("the print has the result with its inputs and no controls", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("checkbox").first()).toBeHidden();
    await expect(page.getByRole("tablist")).toBeHidden();
    await expect(page.getByRole("button", { name: "Распечатать" })).toBeHidden();
    await expect(page.getByText("Нет согласия на обработку данных; Нет политики")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Как посчитано" })).toBeVisible();
    await page.emulateMedia({ media: null });
  });

  await test.step("in a narrow window the sum stays visible", async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.evaluate(() => window.scrollTo(0, 0));
    const summary = page.getByRole("link", { name: /^Ориентир, подробно/ });
    await expect(summary).toBeInViewport();
    await page.getByRole("checkbox", { name: /^Людям причинён/ }).scrollIntoViewIfNeeded();
    await expect(summary).toBeInViewport();
    await expect(summary).toContainText(/1\s872\s000\s₽/);
    await summary.click();
    await expect(page.getByRole("heading", { name: "Ориентир штрафа" })).toBeInViewport();
  });
});

test("shows all three parts of the calculator without a script", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/calculator");
  await expect(page.getByRole("tablist")).toBeHidden();
  for (const name of ["Ориентир штрафа", "Статья 13.11 КоАП РФ сегодня", "Как избежать штрафа"]) {
    await expect(page.getByRole("heading", { name })).toBeVisible();
  }
  await context.close();
});
