import type { Page } from "@playwright/test";
import type { SignedIn } from "@/lib/features/accounts/responses";
import type { CreatedDocument } from "@/lib/features/documents/responses";
import type { CreatedLawChange } from "@/lib/features/law-watch/responses";
import { expect, test } from "@/tests/e2e/helpers/page-watch";
import { newVisitor } from "@/tests/e2e/helpers/people";
import { shopAnswers } from "@/tests/support/api/api-session";
import { admin } from "@/tests/support/test-admin";

const change = {
  law: "152-ФЗ",
  place: "ст. 9 ч. 2",
  editionName: "в редакции от 01.09.2026 № 1-ФЗ",
  // Past: a change to come would mark what other specs make after this one.
  inForce: "2026-09-01",
  whatChanged: "Отзыв согласия теперь подтверждают.",
};

/** A signed-in visitor with one policy. */
async function withPolicy(page: Page): Promise<CreatedDocument["document"]> {
  const registered = await page.request.post("/api/register", { data: newVisitor() });
  expect(registered.status()).toBe(201);
  const created = await page.request.post("/api/documents", { data: shopAnswers });
  return ((await created.json()) as CreatedDocument).document;
}

test("an administrator counts the documents of a norm, confirms, and sees the change in the list", async ({
  page,
}) => {
  await withPolicy(page);
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
  await dialog.getByRole("button", { name: "Отметить" }).click();
  await expect(dialog).toBeHidden();
  await expect(form.getByLabel("Что изменилось")).toHaveValue("");
  await expect(
    page.getByRole("heading", { name: `${change.law}, ${change.place}` }).first(),
  ).toBeVisible();
});

test("an owner sees what is touched, and marks the document as checked when no word changes", async ({
  page,
  playwright,
  baseURL,
}) => {
  const policy = await withPolicy(page);
  const operator = await playwright.request.newContext({ baseURL });
  const { token } = (await (await operator.post("/api/login", { data: admin })).json()) as SignedIn;
  const entered = await operator.post("/api/admin/law-changes", {
    data: change,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(((await entered.json()) as CreatedLawChange).documents).toBeGreaterThan(0);
  await operator.dispose();

  await page.goto("/notifications");
  await expect(page.getByRole("heading", { name: /Документ требует обновления/ })).toBeVisible();
  await page.goto("/documents");
  const row = page.getByRole("main").getByRole("listitem").filter({ hasText: policy.name });
  await expect(row.getByText("требует обновления")).toBeVisible();

  await page.goto(`/documents/${policy.id}`);
  const notice = page.getByRole("region", { name: "Документ требует обновления" });
  await expect(notice).toContainText(change.whatChanged);
  await expect(notice).toContainText(/Пункт \d/);
  await expect(notice).toContainText("Наш шаблон ещё не изменился");
  await notice.getByRole("button", { name: "Отметить проверенным" }).click();
  await expect(notice).toBeHidden();
  await page.goto("/documents");
  await expect(row).toBeVisible();
  await expect(row.getByText("требует обновления")).toBeHidden();
});

test("an owner of several documents is told once, and the notice leads to those that are touched", async ({
  page,
  playwright,
  baseURL,
}) => {
  const policy = await withPolicy(page);
  await page.request.post("/api/documents", { data: shopAnswers });
  const untouched = await page.request.post("/api/documents", {
    headers: { accept: "application/json" },
    data: {
      type: "socialDisclaimer",
      companyName: "ООО «Ромашка»",
      websiteUrl: "https://romashka.ru",
      contactEmail: "info@romashka.ru",
      legalAddress: "101000, г. Москва, ул. Мясницкая, д. 1",
      phone: "+7 495 123-45-67",
    },
  });
  const { name } = ((await untouched.json()) as CreatedDocument).document;
  const operator = await playwright.request.newContext({ baseURL });
  const { token } = (await (await operator.post("/api/login", { data: admin })).json()) as SignedIn;
  await operator.post("/api/admin/law-changes", {
    data: change,
    headers: { authorization: `Bearer ${token}` },
  });
  await operator.dispose();

  await page.goto("/notifications");
  const notice = page.getByRole("article").filter({ hasText: "Документы требуют обновления" });
  await expect(notice).toHaveCount(1);
  await expect(notice).toContainText("Затронуто документов: 2");
  await notice.getByRole("link", { name: /^Открыть/ }).click();
  await expect(page).toHaveURL("/documents?state=outdated");
  const rows = page.getByRole("main").getByRole("listitem");
  await expect(rows.filter({ hasText: policy.name })).toHaveCount(2);
  await expect(rows.filter({ hasText: name })).toHaveCount(0);
  await page.getByRole("button", { name: "Все", exact: true }).click();
  await expect(rows.filter({ hasText: name })).toHaveCount(1);
});
