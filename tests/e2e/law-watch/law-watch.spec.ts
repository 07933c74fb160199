import type { CreatedDocument } from "@/lib/features/documents/record/responses";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import { expectAccessible } from "@/tests/support/browser/accessibility";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { newCredentials } from "@/tests/support/browser/visitors";
import { admin } from "@/tests/support/test-admin";

const change = {
  law: "152-ФЗ",
  place: "ст. 9 ч. 2",
  editionName: "в редакции от 01.09.2026 № 1-ФЗ",
  // In the past: a future change would mark documents that other specs make later.
  inForce: "2026-09-01",
  whatChanged: "Отзыв согласия теперь подтверждают.",
};

const disclaimer = {
  type: "socialDisclaimer",
  companyName: "ООО «Ромашка»",
  websiteUrl: "https://romashka.ru",
  contactEmail: "info@romashka.ru",
  legalAddress: "101000, г. Москва, ул. Мясницкая, д. 1",
  phone: "+7 495 123-45-67",
};

test("a law change marked by an administrator reaches the owners of affected documents only", async ({
  page,
  request,
}) => {
  const visitor = newCredentials();
  const registered = await page.request.post("/api/register", { data: visitor });
  expect(registered.status()).toBe(201);
  const made: CreatedDocument["document"][] = [];
  for (const data of [disclaimer, shopAnswers, shopAnswers]) {
    const response = await page.request.post("/api/documents", {
      // By default the disclaimer would come as a file.
      headers: { accept: "application/json" },
      data,
    });
    made.push(((await response.json()) as CreatedDocument).document);
  }
  const [untouched, policy] = made;

  await test.step("an administrator counts affected documents, confirms, and sees the change in the list", async () => {
    await page.request.post("/api/login", { data: admin });
    await page.goto("/admin/laws");
    const form = page.getByRole("region", { name: "Норма изменилась" });
    await form.getByRole("button", { name: "Отметить изменение" }).click();
    await expect(form.getByRole("paragraph").filter({ hasText: "Выберите акт" })).toBeVisible();

    await form.getByLabel("Акт", { exact: true }).selectOption(change.law);
    await form.getByLabel(/^Норма/).fill("ч. 2 ст. 9");
    await form.getByRole("button", { name: "Посчитать документы" }).click();
    await expect(form.getByText(/Пишите от большего к меньшему/).first()).toBeVisible();
    await form.getByLabel(/^Норма/).fill(change.place);
    await form.getByRole("button", { name: "Посчитать документы" }).click();
    await expect(form.getByText(/^Затронет \d+\s+документ/)).toBeVisible();
    await form.getByLabel("Новая редакция").fill(change.editionName);
    await form.getByLabel("Действует с").fill(change.inForce);
    await form.getByLabel("Что изменилось").fill(change.whatChanged);
    await form.getByRole("button", { name: "Отметить изменение" }).click();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toContainText(/Затронет \d+\s+документ/);
    // All were written by the current template: their owners would read the same text again.
    await expect(dialog).toContainText(/прочт(?:ёт|ут) в новой редакции тот же текст/);
    await expect(dialog.getByRole("link", { name: "Сначала изменить шаблон" })).toHaveAttribute(
      "href",
      "/admin/templates",
    );
    await dialog.getByRole("button", { name: "Всё равно отметить" }).click();
    await expect(dialog).toBeHidden();
    await expect(form.getByLabel("Что изменилось")).toHaveValue("");
    await expect(
      page.getByRole("heading", { name: `${change.law}, ${change.place}` }).first(),
    ).toBeVisible();
  });

  const rows = page.getByRole("main").getByRole("listitem");
  const marks = rows.filter({ hasText: policy?.name }).getByText("требует обновления");
  await test.step("an owner of several documents gets one notification, which leads to the affected ones", async () => {
    await page.request.post("/api/login", { data: visitor });
    await page.goto("/notifications");
    const notice = page.getByRole("article").filter({ hasText: "Документы требуют обновления" });
    await expect(notice).toHaveCount(1);
    await expect(notice).toContainText("Затронуто документов: 2");
    await notice.getByRole("link", { name: /^Открыть/ }).click();
    await expect(page).toHaveURL("/documents?state=outdated");
    await expect(rows.filter({ hasText: policy?.name })).toHaveCount(2);
    await expect(rows.filter({ hasText: untouched?.name })).toHaveCount(0);
    await page.getByRole("button", { name: "Все", exact: true }).click();
    await expect(rows.filter({ hasText: untouched?.name })).toHaveCount(1);
    await expect(marks).toHaveCount(2);
  });

  await test.step("an owner sees the affected clause and marks an unchanged document as checked", async () => {
    await page.goto(`/documents/${policy?.id}`);
    const notice = page.getByRole("region", { name: "Документ требует обновления" });
    await expect(notice).toContainText(change.whatChanged);
    await expect(notice).toContainText(/Пункт \d/);
    await expect(notice).toContainText("Наш шаблон ещё не изменился");
    await notice.getByRole("button", { name: "Отметить проверенным" }).click();
    await expect(notice).toBeHidden();
    await page.getByRole("link", { name: "← Мои документы" }).click();
    await expect(rows.filter({ hasText: policy?.name })).toHaveCount(2);
    await expect(marks).toHaveCount(1);
  });

  await test.step("an owner accepts the change for the rest of the site in one step", async () => {
    const home = await page.context().newPage();
    const [site] = await (await page.request.get("/api/sites")).json();
    await home.goto(`/sites/${site.id}`);
    const panel = home.getByRole("region", { name: /^Изменился закон/ });
    await expect(panel).toContainText(change.whatChanged);
    await expect(panel).toContainText("Текст остался бы прежним");
    const calendar = home.getByRole("region", { name: "Календарь обязанностей" });
    await expect(calendar).toContainText(/Обновить 1\sдокумент: изменился закон/);
    await expectAccessible(home);
    await panel.getByRole("button", { name: /^Всё проверено: 1/ }).click();
    await expect(panel).toBeHidden();
    await expect(calendar).toContainText("Сейчас ничего не ждёт.");
    await home.close();
  });

  await test.step("a later change appears on the document's page without a reload", async () => {
    await request.post("/api/login", { data: admin });
    const next = { ...change, whatChanged: "Отзыв согласия теперь бесплатен." };
    const entered = await request.post("/api/admin/law-changes", { data: next });
    expect(entered.status()).toBe(201);
    await page.goBack();
    const notice = page.getByRole("region", { name: "Документ требует обновления" });
    await expect(notice).toContainText(next.whatChanged);
    await expect(notice).not.toContainText(change.whatChanged);
  });

  await test.step("an administrator revokes the change, and the owner is notified", async () => {
    await page.request.post("/api/login", { data: admin });
    await page.goto("/admin/laws");
    const newest = page
      .getByRole("region", { name: "Отмеченные изменения" })
      .getByRole("listitem")
      .first();
    await newest.getByRole("button", { name: /^Снять отметку/ }).click();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toContainText(/\d+\s+документ/);
    await dialog.getByRole("button", { name: "Снять отметку" }).click();
    await expect(newest.getByText("отметка снята", { exact: true })).toBeVisible();
    await page.request.post("/api/login", { data: visitor });
    await page.goto("/notifications");
    await expect(
      page.getByRole("article").filter({ hasText: "Обновлять документы не нужно" }),
    ).toHaveCount(1);
  });
});
