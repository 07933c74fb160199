import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { openSection } from "@/tests/support/browser/privacy-form";

test("offers the details of a known hosting provider and fills them in after a click", {
  tag: "@exhaustive",
}, async ({ page }) => {
  await page.goto("/generator?type=consent");
  const wizard = page.getByRole("dialog");
  await openSection(wizard, "Сайт: подробнее");
  const hosting = wizard.getByRole("textbox", { name: "Хостинг-провайдер", exact: true });
  const address = wizard.getByRole("textbox", { name: "Адрес хостинг-провайдера" });
  const fill = wizard.getByRole("button", { name: "Подставить", exact: true });

  await test.step("an unknown hosting provider gets no offer", async () => {
    await hosting.fill("Свой сервер");
    await expect(address).toBeVisible();
    await expect(fill).toHaveCount(0);
  });

  await test.step("a known provider is offered with its details, and nothing is filled in without a click", async () => {
    await hosting.fill("рег.ру");
    await expect(wizard.getByText(/ООО\s«РЕГ.РУ», ИНН\s7733568767/)).toBeVisible();
    await expect(hosting).toHaveValue("рег.ру");
    await expect(address).toHaveValue("");
  });

  await test.step("a click fills in the details and removes the offer", async () => {
    await fill.click();
    await expect(hosting).toHaveValue("ООО «РЕГ.РУ»");
    await expect(address).toHaveValue("125315, г. Москва, Ленинградский пр-кт, д. 72, к. 3");
    await expect(hosting).toBeFocused();
    await expect(fill).toHaveCount(0);
  });
});
