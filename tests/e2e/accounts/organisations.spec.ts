import type { SignedIn } from "@/lib/features/accounts/responses";
import type { DocumentSummary } from "@/lib/features/documents/record/responses";
import { expectAccessible } from "@/tests/support/browser/accessibility";
import {
  createOrganisation,
  invite,
  offerSite,
  registerFromEmailLink,
} from "@/tests/support/browser/cabinet/organisations";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { readMailedLink } from "@/tests/support/browser/read-mail";
import { createSharedSite } from "@/tests/support/browser/shared-site";
import { createSiteOwner, shopFacts } from "@/tests/support/browser/site-owner";
import { newCredentials } from "@/tests/support/browser/visitors";

test("a studio invites an editor, who changes facts of a site until the editor is removed", async ({
  page,
  request,
  browser,
}) => {
  const { id } = await createSiteOwner(page, request, shopFacts);
  await createOrganisation(page, "Студия «Лайм»");
  // Ticked once the server has saved it.
  await page.getByRole("checkbox", { name: "romashka.example" }).click();
  await expect(page.getByRole("checkbox", { name: "Назвать студию в документах" })).toBeVisible();
  const editor = newCredentials();
  await invite(page, editor.email);
  await expectAccessible(page);

  // The editor registers on the page of the e-mail's link, which has removed the token from its URL by then.
  const link = await readMailedLink(editor.email, "/invitation");
  const theirs = await (await browser.newContext()).newPage();
  await theirs.goto(link);
  await expect(theirs.getByRole("heading", { name: /Приглашение в команду/ })).toBeVisible();
  expect(new URL(theirs.url()).search).toBe("");
  await registerFromEmailLink(theirs, editor);
  await theirs.getByRole("button", { name: "Принять приглашение" }).click();
  await expect(theirs).toHaveURL(/\/sites$/);
  await expect(theirs.getByText("команда Студия «Лайм»")).toBeVisible();
  await theirs.goto(`/sites/${id}`);
  await expect(theirs.getByText(/Ваша роль — «Редактор»/)).toBeVisible();
  await theirs.goto(`/sites/${id}/passport`);
  await theirs.getByLabel("Название организации или фамилия").fill("ООО «Ирис»");
  await theirs.getByRole("button", { name: "Сохранить", exact: true }).click();
  await expect(theirs).toHaveURL(new RegExp(`/sites/${id}$`));
  await expect(theirs.getByText("ООО «Ирис»").first()).toBeVisible();

  await page.reload();
  await expect(page.getByText(/Изменить сведения о сайте/).first()).toBeVisible();
  await page.getByRole("button", { name: `Убрать ${editor.email}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Убрать" }).click();
  await expect(page.getByRole("button", { name: `Убрать ${editor.email}` })).toHaveCount(0);
  await theirs.goto(`/sites/${id}`);
  await expect(theirs.getByRole("heading", { name: "Сайт не найден" })).toBeVisible();
  await theirs.context().close();
});

test("a studio transfers a site to its client", { tag: "@exhaustive" }, async ({
  page,
  request,
  browser,
}) => {
  const { id } = await createSiteOwner(page, request, shopFacts);
  const client = newCredentials();
  // A separate browser: a registration ends the session of its cookie.
  const clients = await browser.newContext();
  const registered = await clients.request.post("/api/register", { data: client });
  const { token } = (await registered.json()) as SignedIn;
  const confirmation = await readMailedLink(client.email, "/confirm-email");
  const confirmed = await clients.request.post("/api/auth/confirm-email", {
    data: { token: new URL(confirmation, "http://localhost").searchParams.get("token") },
  });
  expect(confirmed.status()).toBe(200);

  await page.goto(`/sites/${id}`);
  await offerSite(page, client.email);
  await expectAccessible(page);

  const link = await readMailedLink(client.email, "/site-transfer");
  const theirs = await clients.newPage();
  await theirs.addInitScript((value) => localStorage.setItem("auth-token", value), token);
  await theirs.goto(link);
  await theirs.getByRole("button", { name: "Принять сайт" }).click();
  await expect(theirs).toHaveURL(new RegExp(`/sites/${id}$`));
  await expect(theirs.getByRole("heading", { level: 1 })).toContainText("romashka.example");
  await page.goto(`/sites/${id}`);
  await expect(page.getByRole("heading", { name: "Сайт не найден" })).toBeVisible();
  await clients.close();
});

test("a reader and an editor see a shared site by its owner's plan and their roles", {
  tag: "@exhaustive",
}, async ({ request, browser }) => {
  const { id, document, owner, join } = await createSharedSite(request);
  const open = async ({ token }: { token: string }) => {
    const page = await (await browser.newContext()).newPage();
    await page.addInitScript((value) => localStorage.setItem("auth-token", value), token);
    return page;
  };
  const actions =
    /^(Ещё|Подал|Опубликовать|Сохранить|Проверить|Составить|Изменить|Удалить|Отметить)/;

  const reader = await open(await join("reader"));
  const refused: string[] = [];
  reader.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith("/api/") && response.status() >= 400) refused.push(pathname);
  });
  for (const [path, text] of [
    ["", "Документы составляет и меняет редактор или владелец сайта"],
    ["/papers", "Внутренние документы ведёт редактор или владелец сайта"],
    ["/notification", "Уведомление Роскомнадзора ведёт редактор или владелец сайта"],
    ["/banner", "Баннер настраивает редактор или владелец сайта"],
    ["/passport", "Сведения о сайте меняет редактор или владелец"],
    ["/install", "Проверяет сайт редактор или владелец"],
  ] as const) {
    await reader.goto(`/sites/${id}${path}`);
    await expect(reader.getByText(text).first()).toBeVisible();
    await expect(reader.getByRole("main").getByRole("button", { name: actions })).toHaveCount(0);
  }
  await reader.goto(`/documents/${document}`);
  await expect(reader.getByText("Публикует документ редактор или владелец сайта")).toBeVisible();
  await expect(reader.getByRole("main").getByRole("button", { name: actions })).toHaveCount(0);
  await expectAccessible(reader);
  // By the owner's plan, both in the menu and on the server.
  await reader.getByRole("button", { name: /^Скачать:/ }).click();
  const word = reader.waitForEvent("download");
  await reader.getByRole("menuitem", { name: "Word (DOCX)" }).click();
  expect((await word).suggestedFilename()).toMatch(/\.docx$/);
  await reader.goto(`/sites/${id}`);
  const archive = reader.waitForEvent("download");
  await reader.getByRole("button", { name: "Скачать все (ZIP)" }).click();
  expect((await archive).suggestedFilename()).toMatch(/\.zip$/);
  expect(refused).toEqual([]);
  await reader.context().close();

  // On their own free plan. Left midway, and continued in a browser without stored state.
  const member = await join("editor");
  const editor = await open(member);
  await editor.goto(`/sites/${id}`);
  await expect(editor.getByRole("button", { name: "Составить: Публичная оферта" })).toBeEnabled();
  await expect(editor.getByRole("main").getByText("Премиум", { exact: true })).toHaveCount(0);
  await editor.getByRole("button", { name: "Составить: Пользовательское соглашение" }).click();
  const form = editor.getByRole("dialog", { name: "Пользовательское соглашение" });
  await form.getByLabel("Название организации или фамилия").fill("ООО «Ромашка и компания»");
  await expect(form.getByText(/^Сохранено в \d/)).toBeVisible();
  await editor.context().close();
  const later = await open(member);
  await later.goto("/documents");
  const draft = later.getByRole("listitem").filter({ hasText: "Черновик" });
  await expect(draft).toContainText("команда Студия «Лайм»");
  await draft.getByRole("button", { name: /^Продолжить заполнение/ }).click();
  const wizard = later.getByRole("dialog", { name: "Пользовательское соглашение" });
  await wizard.getByRole("button", { name: "Создать документ" }).click();
  await expect(wizard.getByRole("heading", { name: "Документ готов!" })).toBeVisible();
  await expect(wizard.getByRole("button", { name: "Скачать DOCX" })).toBeEnabled();
  const owned = await owner.call<DocumentSummary[]>("GET", "/api/documents");
  expect(owned.map(({ type, shared }) => [type, shared])).toEqual([
    ["terms", undefined],
    ["privacy", undefined],
  ]);
  await later.context().close();
});
