import { shopAnswers } from "@/tests/support/api/calls/api-session";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { newCredentials } from "@/tests/support/browser/visitors";

test("unsaved changes of the passport survive leaving the form, except by «Отмена»", {
  tag: "@exhaustive",
}, async ({ page }) => {
  const visitor = newCredentials();
  await page.request.post("/api/register", { data: visitor });
  await page.request.post("/api/documents", { data: shopAnswers });
  const sites = (await (await page.request.get("/api/sites")).json()) as { id: string }[];
  const path = `/sites/${sites[0]?.id}`;
  const name = page.getByLabel("Название организации или фамилия");
  const kept = page.getByText("Подставлены правки, которые вы не сохранили.");
  const save = page.getByRole("button", { name: "Сохранить", exact: true });
  const question = page.getByRole("region", { name: "Файлы cookie", exact: true });
  const open = async () => {
    await page.goto(path);
    await page.getByRole("link", { name: "Изменить сведения" }).click();
    await expect(name).toBeVisible();
  };
  await open();
  await expect(kept).toHaveCount(0);

  await test.step("the form's buttons are not covered by the cookie banner", async () => {
    await expect(question).toBeVisible();
    const takesPresses = () =>
      save.evaluate((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
    await expect.poll(takesPresses).toBe(true);
    // If it appeared between pressing and releasing the button after each reload, it would move the button away.
    await question.getByRole("button", { name: "Отклонить" }).click();
  });
  await name.fill("ООО «Ирис»");

  await test.step("the text survives the link to the site, the header, Back and a reload", async () => {
    await page.getByRole("link", { name: "← Сайт" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "romashka.ru" })).toBeVisible();
    await page.goBack();
    await expect(name).toHaveValue("ООО «Ирис»");
    await expect(kept).toBeVisible();
    await page.getByRole("banner").getByRole("link").first().click();
    await expect(name).toBeHidden();
    await page.goBack();
    await expect(name).toHaveValue("ООО «Ирис»");
    page.once("dialog", (dialog) => dialog.accept());
    await page.reload();
    await expect(name).toHaveValue("ООО «Ирис»");
  });

  await test.step("the text survives the end of the session and a new sign-in", async () => {
    await name.fill("ООО «Пион»");
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.removeItem("auth-token"));
    const saving = page.waitForResponse((response) => response.request().method() === "PUT");
    await save.click();
    expect((await saving).status()).toBe(401);
    await expect(name).toHaveValue("ООО «Пион»");
    await expect(page.getByRole("alert").filter({ hasText: "Сохранить не удалось" })).toBeVisible();
    await page.request.post("/api/login", { data: visitor });
    await save.click();
    await expect(page.getByRole("dialog", { name: /^Изменится: / })).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("«Отмена» asks, and discards the text", async () => {
    await page.getByRole("button", { name: "Отмена" }).click();
    const leaving = page.getByRole("alertdialog", { name: "Уйти без сохранения?" });
    await leaving.getByRole("button", { name: "Отмена" }).click();
    await expect(name).toHaveValue("ООО «Пион»");
    await page.getByRole("button", { name: "Отмена" }).click();
    await leaving.getByRole("button", { name: "Не сохранять" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "romashka.ru" })).toBeVisible();
    await open();
    await expect(name).toHaveValue("ООО «Ромашка»");
    await expect(kept).toHaveCount(0);
  });

  await test.step("discarded or saved text is not offered again", async () => {
    await name.fill("ООО «Ирис»");
    await page.getByRole("link", { name: "← Сайт" }).click();
    await page.getByRole("link", { name: "Изменить сведения" }).click();
    await expect(kept).toBeVisible();
    await page.getByRole("button", { name: "Убрать правки" }).click();
    await expect(name).toHaveValue("ООО «Ромашка»");
    await expect(kept).toHaveCount(0);
    await name.fill("ООО «Ирис»");
    await save.click();
    const review = page.getByRole("dialog", { name: /^Изменится: / });
    await review.getByRole("button", { name: "Только сохранить" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "romashka.ru" })).toBeVisible();
    await page.getByRole("link", { name: "Изменить сведения" }).click();
    await expect(name).toHaveValue("ООО «Ирис»");
    await expect(kept).toHaveCount(0);
  });
});
