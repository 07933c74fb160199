import { expect, test } from "@/tests/e2e/helpers/page-watch";
import { fillPrivacyForm } from "@/tests/e2e/helpers/privacy-form";

test("the document follows every letter without a request, and marks what changed", async ({
  page,
}) => {
  const wizard = await fillPrivacyForm(page, "ООО «Ромашка»");
  const sheet = wizard.getByRole("region", { name: "Предпросмотр документа" });
  await expect(sheet).toContainText("ООО «Ромашка»");

  const requests: string[] = [];
  page.on("request", (request) => {
    // Code of the wizard comes once, in quiet moments after the form.
    if (!request.url().includes("/_next/static/")) requests.push(request.url());
  });
  await wizard.getByRole("textbox", { name: "Адрес сайта", exact: true }).fill("");
  await page.keyboard.type("vasilek.ru", { delay: 20 });
  await expect(sheet).toContainText("vasilek.ru");
  await wizard.getByRole("button", { name: "Дальше: Данные и цели" }).click();
  await wizard.getByLabel("Рекламные и информационные рассылки").check();
  await expect(sheet.locator(".is-changed").first()).toBeVisible();
  const other = sheet.getByText("Политика распространяется на персональные данные", {
    exact: false,
  });
  await expect(other).not.toHaveClass(/is-changed/);
  expect(requests).toEqual([]);
});

test("each clause shows what it is based on, and arrows lead from clause to clause", async ({
  page,
}) => {
  await page.goto("/generator?type=privacy");
  const wizard = page.getByRole("dialog");
  const first = wizard.getByRole("button", { name: "На чём основан пункт 1.1" });
  await first.click();
  await expect(first).toHaveAttribute("aria-expanded", "true");
  await expect(wizard.locator(".norm-note")).toContainText("Федеральный закон от 27.07.2006");
  await page.keyboard.press("ArrowDown");
  await expect(wizard.getByRole("button", { name: "На чём основан пункт 1.2" })).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(wizard.locator(".norm-note")).toHaveCount(0);
});

test("who asked for calm gets a mark that stands still", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const wizard = await fillPrivacyForm(page, "ООО «Ромашка»");
  // The document comes after the form: what was typed before it is no change of it.
  await expect(wizard.getByRole("region", { name: "Предпросмотр документа" })).toContainText(
    "ООО «Ромашка»",
  );
  await wizard.getByRole("textbox", { name: "Адрес сайта", exact: true }).fill("lilia.ru");
  const changed = wizard.locator(".is-changed").first();
  await expect(changed).toHaveCSS("animation-name", "none");
  await expect(changed).not.toHaveCSS("box-shadow", "none");
});
