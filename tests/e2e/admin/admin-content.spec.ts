import type { Page } from "@playwright/test";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { delayCalls } from "@/tests/support/browser/network/delay-calls";
import { elementsOf, textOf } from "@/tests/support/html-elements";
import { admin } from "@/tests/support/test-admin";

async function signIn(page: Page) {
  await page.request.post("/api/login", { data: admin });
}

const saved = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).first()).toBeVisible();

test("an administrator publishes a news item in Markdown and hides it again", async ({
  page,
  request,
}) => {
  const title = `Новый порядок ${Date.now()}`;
  await signIn(page);
  await page.goto("/admin/content");
  await page.getByRole("button", { name: "Новая публикация" }).click();
  await page.getByLabel("Заголовок").fill(title);
  await page.getByLabel("Текст", { exact: false }).last().fill("## Коротко\n\nФорма **прежняя**.");
  const preview = page.getByRole("region", { name: "Как это будет на сайте" });
  await expect(preview.getByRole("heading", { name: "Коротко" })).toBeVisible();
  await expect(preview.locator("strong")).toHaveText("прежняя");
  await page.getByLabel("Опубликовать сейчас").check();
  const text = page.getByLabel("Текст", { exact: false }).last();
  const letCreate = await delayCalls(page, "**/api/admin/posts");
  await page.getByRole("button", { name: "Сохранить и опубликовать" }).click();
  await text.fill("## Коротко\n\nФорма **прежняя**. Дописано.");
  await letCreate();
  await saved(page, "Публикация сохранена");
  await expect(text, "typed while it was being created").toHaveValue(/Дописано/);
  await expect(page.getByText("Есть несохранённые правки")).toBeVisible();

  const address = `/news/${await page.getByLabel("Адрес").inputValue()}`;
  const read = async () => {
    const response = await request.get(address);
    const all = elementsOf(await response.text());
    const texts = (name: string) => all.filter(({ tagName }) => tagName === name).map(textOf);
    return { status: response.status(), texts };
  };
  const published = await read();
  expect(published.texts("h1")).toEqual([title]);
  expect(published.texts("h2")).toContain("Коротко");

  await text.fill("Форма другая.");
  // Input survives a response that never arrived.
  await page.route("**/api/admin/posts/*", (route) => route.abort());
  await page.getByRole("button", { name: "Сохранить и опубликовать" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Не сохранено" })).toBeVisible();
  await expect(page.getByText("Есть несохранённые правки")).toBeVisible();
  await page.unroute("**/api/admin/posts/*");
  await page.getByRole("button", { name: "Сохранить и опубликовать" }).click();
  await expect(page.getByText("Есть несохранённые правки")).toHaveCount(0);
  expect((await read()).texts("main").join()).toContain("Форма другая.");

  await text.fill("Форма третья.");
  const letSave = await delayCalls(page, "**/api/admin/posts/*");
  await page.getByRole("button", { name: "Сохранить и опубликовать" }).click();
  await text.fill("Форма третья и четвёртая.");
  await letSave();
  await expect(page.getByText("Есть несохранённые правки")).toBeVisible();
  await expect(text, "typed while it was being saved").toHaveValue("Форма третья и четвёртая.");
  expect((await read()).texts("main").join()).toContain("Форма третья.");

  // A colleague's edit of another field is taken, this one stays.
  const id = new URL(page.url()).searchParams.get("post");
  const retitled = `${title}: правка коллеги`;
  const change = { data: { title: retitled } };
  expect((await page.request.patch(`/api/admin/posts/${id}`, change)).status()).toBe(200);
  await page.getByRole("button", { name: "Сохранить и опубликовать" }).click();
  await expect(page.getByText("Текст изменился в другом окне")).toBeVisible();
  await expect(page.getByLabel("Заголовок")).toHaveValue(retitled);
  await expect(text).toHaveValue("Форма третья и четвёртая.");
  await page.getByRole("button", { name: "Сохранить и опубликовать" }).click();
  await expect(page.getByText("Есть несохранённые правки")).toHaveCount(0);
  await expect(page.getByText("Текст изменился в другом окне")).toHaveCount(0);
  const both = await read();
  expect(both.texts("h1")).toEqual([retitled]);
  expect(both.texts("main").join()).toContain("Форма третья и четвёртая.");

  await page.getByLabel("Черновик: на сайте не видна").check();
  await page.getByRole("button", { name: "Сохранить черновик" }).click();
  await saved(page, "Черновик сохранён");
  expect((await read()).status).toBe(404);
});

test("a published help article is found in its category and returns 404 after it is deleted", {
  tag: "@exhaustive",
}, async ({ page }) => {
  const title = `Смена хостинга ${Date.now()}`;
  await signIn(page);
  await page.goto("/admin/content?kind=help");
  await page.getByRole("button", { name: "Новая статья" }).click();
  await page.getByLabel("Заголовок").fill(title);
  await page.getByLabel("Адрес").fill("documents");
  await page.getByLabel("Тема").selectOption({ label: "Законодательство" });
  await page.getByLabel("HTML").check();
  await page
    .getByLabel("Текст", { exact: false })
    .last()
    .fill("<h2>Коротко</h2><p>Перенос криптоключей.</p>");
  await page.getByLabel("Опубликована").check();
  await page.getByRole("button", { name: "Сохранить и опубликовать" }).click();
  await expect(page.getByText("По этому адресу уже открывается страница сайта")).toBeVisible();
  await expect(page.getByLabel("Адрес")).toBeFocused();
  const slug = `smena-khostinga-${Date.now()}`;
  await page.getByLabel("Адрес").fill(slug);
  await page.getByRole("button", { name: "Сохранить и опубликовать" }).click();
  await saved(page, "Статья сохранена");

  await page.goto("/help?tab=law&q=криптоключ");
  await expect(page.getByText("Нашлось: 1 статья")).toBeVisible();
  await page.getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(slug));
  expect(await (await page.request.get("/sitemap.xml")).text()).toContain(`/help/${slug}`);

  await page.goto("/admin/content?kind=help");
  await page.getByRole("button", { name: `Удалить: ${title}` }).click();
  await page.getByRole("button", { name: "Удалить", exact: true }).click();
  await saved(page, "Статья удалена");
  expect((await page.request.get(`/help/${slug}`)).status()).toBe(404);
});
