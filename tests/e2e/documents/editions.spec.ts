import type { Page } from "@playwright/test";
import type { CreatedDocument } from "@/lib/features/documents/record/responses";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { newCredentials } from "@/tests/support/browser/visitors";

/** A signed-in visitor with one policy, on its page. */
async function openOwnPolicy(page: Page): Promise<string> {
  const registered = await page.request.post("/api/register", { data: newCredentials() });
  expect(registered.status()).toBe(201);
  const created = await page.request.post("/api/documents", { data: shopAnswers });
  const { document } = (await created.json()) as CreatedDocument;
  await page.goto(`/documents/${document.id}`);
  await expect(page.getByRole("region", { name: /^Текст:/ })).toContainText("ООО «Ромашка»");
  await expect(page).toHaveTitle(document.name);
  return document.id;
}

test("each edition of a document has an address that only the owner can open", async ({ page }) => {
  const id = await openOwnPolicy(page);
  const text = page.getByRole("region", { name: /^Текст:/ });

  await test.step("an edit becomes edition 2; its link leads to the changes, and Back to the document", async () => {
    await page.getByRole("button", { name: "Изменить и создать новую редакцию" }).click();
    const wizard = page.getByRole("dialog");
    const name = wizard.getByLabel("Название организации или фамилия, имя и отчество");
    await expect(name).toHaveValue("ООО «Ромашка»");
    // Nothing was changed: the owner must confirm an edition equal to the previous one.
    await wizard.getByRole("button", { name: "Создать редакцию" }).click();
    const question = page.getByRole("alertdialog", { name: "Ответы не изменились" });
    await question.getByRole("button", { name: "Отмена" }).click();
    await name.fill("ООО «Василёк»");
    await wizard.getByRole("button", { name: "Проверить ответы" }).click();
    await expect(wizard.getByRole("heading", { name: "Проверьте ответы" })).toBeFocused();
    await wizard.getByRole("button", { name: "Создать редакцию" }).click();
    await expect(page.getByRole("heading", { name: "Редакция 2 готова" })).toBeVisible();
    await wizard.getByRole("link", { name: "Что изменилось" }).click();
    await expect(page).toHaveURL(/compare=1\.\.2$/);
    await expect(wizard).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(`/documents/${id}`);
    await expect(wizard).toBeHidden();
  });

  await test.step("the changes between both editions are marked", async () => {
    await page.goto(`/documents/${id}?compare=1..2`);
    const comparison = page.getByRole("region", { name: /Что изменилось/ });
    await expect(comparison.locator("del").filter({ hasText: "Ромашка" }).first()).toBeVisible();
    await expect(comparison.locator("ins").filter({ hasText: "Василёк" }).first()).toBeVisible();
  });

  await test.step("each edition has an address, and Back returns to it, also from the list", async () => {
    await page.goto(`/documents/${id}?edition=1`);
    await expect(text).toContainText("ООО «Ромашка»");
    await expect(text).not.toContainText("Василёк");
    await page.getByRole("button", { name: /^Редакция № 2/ }).click();
    await expect(page).toHaveURL(`/documents/${id}`);
    await expect(text).toContainText("Василёк");
    await page.goBack();
    await expect(page).toHaveURL(`/documents/${id}?edition=1`);
    await expect(text).not.toContainText("Василёк");
    await page.getByRole("link", { name: "← Мои документы" }).click();
    await page.getByRole("link", { name: /^Открыть: / }).click();
    await expect(page).toHaveURL(`/documents/${id}`);
    await expect(text).toContainText("Василёк");
    await page.goBack();
    await expect(page).toHaveURL("/documents");
    await page.goBack();
    await expect(page).toHaveURL(`/documents/${id}?edition=1`);
    await expect(text).not.toContainText("Василёк");
  });

  await test.step("the served page contains nothing of the document", async () => {
    const shell = await page.request.get(`/documents/${id}`);
    expect(shell.status()).toBe(200);
    const html = await shell.text();
    expect(html).not.toContain("Ромашка");
    // Rendered on demand, with the styles that the build inlined in prerendered pages.
    expect(html).toContain("<style>@font-face");
    expect((await page.request.get("/documents/item")).status()).toBe(404);
  });

  await test.step("another user finds no document, and a guest is asked to sign in", async () => {
    await page.request.post("/api/register", { data: newCredentials() });
    for (const path of [`/documents/${id}`, `/documents/${"z".repeat(24)}`]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { name: "Документ не найден" })).toBeVisible();
    }
    await page.context().clearCookies();
    await page.goto(`/documents/${id}`);
    await expect(page.getByRole("main").getByRole("link", { name: "Войти" })).toHaveAttribute(
      "href",
      `/auth?next=/documents/${id}`,
    );
  });
});
