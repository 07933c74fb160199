import type { APIRequestContext, Page } from "@playwright/test";
import type { SignedIn } from "@/lib/features/accounts/responses";
import type { ListedTemplate } from "@/lib/features/templates/responses";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { admin } from "@/tests/support/test-admin";

const key = "cookie";
const path = `/api/admin/templates/${key}`;

async function adminHeaders(request: APIRequestContext) {
  const login = await request.post("/api/login", { data: admin });
  const { token } = (await login.json()) as SignedIn;
  return { authorization: `Bearer ${token}` };
}

/** Restores the shipped text, whatever a test has published: other tests make documents from it. */
test.afterEach(async ({ request }) => {
  const headers = await adminHeaders(request);
  const list = (await (
    await request.get("/api/admin/templates", { headers })
  ).json()) as ListedTemplate[];
  const { state, edition } = list.find((template) => template.key === key) as ListedTemplate;
  if (state === "shipped") return;
  const data = { after: edition, note: "После проверки", restore: 0 };
  expect((await request.post(`${path}/editions`, { headers, data })).status()).toBe(201);
});

// From the heading, which the short and the full form share.
const ours = "Редакция №";
const theirs = "Издание №";

async function openEditor(page: Page) {
  await page.request.post("/api/login", { data: admin });
  await page.goto(`/admin/templates?key=${key}`);
  const text = page.getByLabel("Текст шаблона");
  await expect(text).toHaveValue(/Общие положения/);
  return text;
}

const replaced = async (text: ReturnType<Page["getByLabel"]>, from: string, to: string) =>
  text.fill((await text.inputValue()).replace(from, to));

test("an edited template is checked, previewed, published, used at once and restored", async ({
  page,
}) => {
  const text = await openEditor(page);

  await test.step("typed text survives a reload and a failure", async () => {
    await replaced(text, ours, theirs);
    await expect(page.getByText("Есть неопубликованные правки")).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
      .toMatch(new RegExp(`admin-template:[^:]+:cookie.*${theirs}`));
    page.once("dialog", (dialog) => dialog.accept());
    await page.reload();
    await expect(page.getByText("Восстановлен неопубликованный текст")).toBeVisible();
    await expect(text).toHaveValue(new RegExp(theirs));
    await page.route("**/editions", (route) =>
      route.request().method() === "POST" ? route.abort() : route.continue(),
    );
    await page.getByLabel("Что изменилось").fill("Правка");
    await page.getByRole("button", { name: "Опубликовать" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Опубликовать" }).click();
    await expect(page.getByText("Не опубликовано", { exact: true })).toBeVisible();
    await expect(text).toHaveValue(new RegExp(theirs));
    await page.getByRole("button", { name: "Вернуть действующий" }).click();
    await expect(text).toHaveValue(new RegExp(ours));
    await page.unroute("**/editions");
  });

  await test.step("it is checked, previewed and published", async () => {
    await replaced(text, "Сайт {{site.address}}", "Сайт {{site.adress}}");
    await page.getByRole("button", { name: "Проверить" }).click();
    const finding = page.getByRole("button", { name: /^Строка 3 .*site\.address/ });
    await finding.click();
    await expect(text).toBeFocused();
    await replaced(text, "{{site.adress}}", "{{site.address}}");
    await replaced(text, ours, theirs);
    await page.getByRole("tab", { name: "На примере" }).click();
    await expect(page.locator("ins").filter({ hasText: "Издание" })).toBeVisible();
    await page.getByLabel("Что изменилось").fill("");
    await page.getByRole("button", { name: "Опубликовать" }).click();
    await expect(page.getByText("Напишите, что изменилось")).toBeVisible();
    await page.getByLabel("Что изменилось").fill("Другое слово в начале");
    await page.getByRole("button", { name: "Опубликовать" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Опубликовать" }).click();
    await expect(page.getByText(/Редакция №\s+\d+ от/)).toBeVisible();
  });

  await test.step("it is used at once, and restored", async () => {
    await page.goto(`/generator?type=${key}`);
    const sheet = page.getByRole("region", { name: "Предпросмотр документа" });
    await expect(sheet).toContainText(theirs);
    const example = await page.request.get(`/api/templates/${key}/example`);
    expect(((await example.json()) as { text: string }).text.replace(/\s+/g, " ")).toContain(
      theirs,
    );

    await page.goto(`/admin/templates?key=${key}`);
    await page.getByRole("tab", { name: "История" }).click();
    await expect(page.getByText("Другое слово в начале").first()).toBeVisible();
    await page.getByRole("button", { name: "Вернуть исходный текст" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Вернуть" }).click();
    await expect(page.getByLabel("Текст шаблона")).toHaveValue(new RegExp(ours));
  });
});
