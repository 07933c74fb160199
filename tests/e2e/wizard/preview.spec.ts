import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { withMotion } from "@/tests/support/browser/motion";
import { watchRequests } from "@/tests/support/browser/network/watch-requests";
import { fillPrivacyForm, openSection } from "@/tests/support/browser/privacy-form";

test.use(withMotion);

test("the preview follows the form without requests and shows the norms of each clause", async ({
  page,
}) => {
  const wizard = await fillPrivacyForm(page, "ООО «Ромашка»");
  const sheet = wizard.getByRole("region", { name: "Предпросмотр документа" });
  const address = wizard.getByRole("textbox", { name: "Адрес сайта", exact: true });
  // Input from before the preview has loaded is not marked as a change.
  await expect(sheet).toContainText("ООО «Ромашка»");

  await test.step("the preview follows every letter without a request and marks what changed", async () => {
    const requests = watchRequests(page);
    await address.fill("");
    await page.keyboard.type("vasilek.ru", { delay: 20 });
    await expect(sheet).toContainText("vasilek.ru");
    await openSection(wizard, "Данные и цели");
    await wizard.getByLabel("Рекламные и информационные рассылки").check();
    await expect(sheet.locator(".is-changed").first()).toBeVisible();
    const other = sheet.getByText("Политика распространяется на", {
      exact: false,
    });
    await expect(other).not.toHaveClass(/is-changed/);
    expect(requests.requests).toEqual([]);
    requests.stop();
  });

  await test.step("each clause shows its norms, and arrow keys move between clauses", async () => {
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

  await test.step("with reduced motion the mark is not animated", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await address.fill("lilia.ru");
    const changed = sheet.locator(".is-changed").filter({ hasText: "lilia.ru" }).first();
    await expect(changed).toHaveCSS("animation-name", "none");
    await expect(changed).not.toHaveCSS("box-shadow", "none");
  });
});
