import type { Locator } from "@playwright/test";
import type { CreatedDocument } from "@/lib/features/documents/record/responses";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import {
  createWithRegistration,
  fillPrivacyForm,
  openSection,
} from "@/tests/support/browser/privacy-form";
import { newCredentials } from "@/tests/support/browser/visitors";

/** One digit is mistyped. */
const wrongInn = "7707083890";
const innLabel = /^ИНН/;
const remark = /контрольная цифра|опечатка/i;

async function topOf(locator: Locator): Promise<number> {
  const box = await locator.boundingBox();
  if (!box) throw new Error("not on the page");
  return box.y;
}

const isInside = (locator: Locator) =>
  locator.evaluate(
    (item) =>
      item.scrollWidth <= item.clientWidth && item.getBoundingClientRect().right <= innerWidth,
  );

test("on a phone, a finished policy can be published, and a remark leads to its question", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const wizard = await fillPrivacyForm(page, "ООО «Ромашка»");
  const bar = wizard.getByRole("contentinfo");

  await test.step("the bar is one row, cuts nothing, and leads through the sections", async () => {
    await openSection(wizard, "Вы и ваш сайт");
    await wizard.getByLabel(innLabel).fill(wrongInn);
    const seen: string[] = [];
    for (;;) {
      const next = bar.getByRole("button").last();
      const name = (await next.textContent()) ?? "";
      seen.push(name);
      expect(await isInside(next), name).toBe(true);
      expect((await bar.boundingBox())?.height ?? 0).toBeLessThanOrEqual(76);
      if (!name.startsWith("Дальше: ")) break;
      await next.click();
      await expect(wizard.locator('[id$="-title"]:focus')).toContainText(name.slice(8));
    }
    expect(seen).toEqual(["Дальше: Как работает сайт", "Проверить ответы"]);
    await expect(bar.getByRole("button")).toHaveCount(2);
  });

  await test.step("one click opens the document, and another returns", async () => {
    await bar.getByRole("button", { name: "Посмотреть документ" }).click();
    await expect(wizard.getByText("Ваш документ", { exact: true })).toBeVisible();
    await bar.getByRole("button", { name: "К вопросам" }).click();
    await bar.getByRole("button", { name: "Проверить ответы" }).click();
    await expect(wizard.getByRole("heading", { name: "Проверьте ответы" })).toBeVisible();
    await wizard.getByRole("button", { name: "К вопросам" }).click();
    await bar.getByRole("button", { name: "Проверить ответы" }).click();
  });

  // Started before: a toast stays for five seconds.
  const isAbove = page.waitForFunction(() => {
    const message = document.querySelector("[data-sonner-toast]")?.getBoundingClientRect();
    if (!message) return false;
    const x = message.left + message.width / 2;
    const hit = document.elementFromPoint(x, message.top + message.height / 2);
    return hit?.closest("[data-sonner-toast]") != null;
  });
  await createWithRegistration(page, wizard, newCredentials());

  await test.step("a toast is above the form", async () => {
    await isAbove;
  });

  await test.step("the document is published in one click, and unpublished after a question", async () => {
    await wizard.getByRole("button", { name: "Опубликовать" }).click();
    const address = wizard.getByRole("textbox", { name: "Адрес страницы" });
    await expect(address).toHaveValue(/\/d\//);
    await expect(wizard.getByRole("img", { name: "QR-код адреса страницы" })).toBeVisible();
    await wizard.getByRole("button", { name: "Скопировать адрес" }).click();
    await wizard.getByRole("button", { name: "Снять с публикации" }).click();
    const question = page.getByRole("alertdialog");
    await question.getByRole("button", { name: "Снять с публикации" }).click();
    await expect(wizard.getByRole("button", { name: "Опубликовать" })).toBeVisible();
  });

  await test.step("a remark opens the form of the next edition at its question", async () => {
    await expect(wizard.getByText(remark).first()).toBeVisible();
    await wizard
      .getByRole("button", { name: /^К ответу: / })
      .first()
      .click();
    await expect(wizard.getByText("Новая редакция: ", { exact: false })).toBeVisible();
    await expect(wizard.getByLabel(innLabel)).toBeFocused();
    await expect(wizard.getByLabel(innLabel)).toHaveValue(wrongInn);
  });

  await test.step("Back leads to the result, and Forward to the changed answer", async () => {
    const made = wizard.getByRole("heading", { name: "Документ готов!" });
    await wizard.getByLabel(innLabel).fill("7707083893");
    await page.goBack();
    await expect(made).toBeFocused();
    await expect(wizard.getByText(remark).first()).toBeVisible();
    await page.goForward();
    await expect(wizard.getByLabel(innLabel)).toHaveValue("7707083893");
    await wizard.getByRole("button", { name: "К документу" }).click();
    await expect(made).toBeVisible();
    await wizard
      .getByRole("button", { name: /^К ответу: / })
      .first()
      .click();
    await expect(wizard.getByLabel(innLabel)).toHaveValue("7707083893");
  });

  await test.step("the new edition replaces the result, and Back leads to the page", async () => {
    await wizard.getByRole("button", { name: "Создать редакцию" }).first().click();
    await expect(wizard.getByRole("heading", { name: "Редакция 2 готова" })).toBeVisible();
    await expect(wizard.getByText(remark)).toHaveCount(0);
    await page.goBack();
    await expect(wizard).toBeHidden();
    await expect(page).toHaveURL("/generator");
  });
});

test("on a phone, a document's page shows blanks, controls and contents before the text", {
  tag: "@exhaustive",
}, async ({ page }) => {
  await page.request.post("/api/register", { data: newCredentials() });
  const created = await page.request.post("/api/documents", {
    data: { ...shopAnswers, inn: wrongInn, isSmi: true },
  });
  const { document } = (await created.json()) as CreatedDocument;
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`/documents/${document.id}`);
  const text = page.getByRole("region", { name: /^Текст:/ });
  await expect(text).toBeVisible();
  await expect(page.getByText(remark).first()).toBeVisible();

  await test.step("a blank leads to its question", async () => {
    expect(document.blanks.length).toBeGreaterThan(0);
    const blanks = page.getByRole("region", { name: "Что осталось вписать" });
    await expect(blanks.getByRole("listitem")).toHaveCount(document.blanks.length);
    await blanks.getByRole("button", { name: /^Вписать: регистрационный номер СМИ/ }).click();
    const wizard = page.getByRole("dialog");
    await expect(wizard.getByText("Новая редакция: ", { exact: false })).toBeVisible();
    await expect(wizard.getByLabel("Номер записи в реестре СМИ")).toBeFocused();
    await wizard.getByRole("button", { name: "Закрыть форму" }).click();
    await expect(wizard).toBeHidden();
  });

  await test.step("controls and contents come before the text", async () => {
    const top = await topOf(text);
    expect(await topOf(page.getByRole("button", { name: "Опубликовать" }))).toBeLessThan(top);
    expect(await topOf(page.getByRole("button", { name: /^Редакция № 1/ }))).toBeLessThan(top);
    const contents = page.getByText(/^Содержание: \d+\sраздел/);
    expect(await topOf(contents)).toBeLessThan(top);
    await contents.click();
    await page
      .getByRole("link", { name: /^3\.\s/ })
      .first()
      .click();
    await expect(text.getByRole("heading", { name: /^3\.\s/ })).toBeInViewport();
  });

  await test.step("the page links to the site and reports newer facts of the site", async () => {
    const sites = (await (await page.request.get("/api/sites")).json()) as { id: string }[];
    const [site] = sites;
    if (!site) throw new Error("no site");
    const path = `/api/sites/${site.id}/passport`;
    const passport = (await (await page.request.get(path)).json()) as {
      edition: number;
      facts: Record<string, { value: unknown }>;
    };
    const values = Object.fromEntries(
      Object.entries(passport.facts).map(([key, { value }]) => [key, value]),
    );
    const saved = await page.request.put(`${path}?after=${passport.edition}&dryRun=false`, {
      data: { ...values, companyName: "ООО «Василёк»" },
    });
    expect(saved.status()).toBe(200);
    await page.goto(`/documents/${document.id}`);
    await expect(page.getByText("Сведения о сайте изменились")).toBeVisible();
    await page.getByRole("link", { name: "romashka.ru" }).click();
    await expect(page).toHaveURL(`/sites/${site.id}`);
  });
});
