import type { Browser, Page } from "@playwright/test";
import type { CreatedDocument } from "@/lib/features/documents/record/responses";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import { expectAccessible, expectNoViolations } from "@/tests/support/browser/accessibility";
import { createLawyerLinkOnPage, markReviewed } from "@/tests/support/browser/cabinet/lawyer-link";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { makePremium, newCredentials } from "@/tests/support/browser/visitors";

/** A browser without the owner's state, recording what it sends to any server in URLs and headers. */
async function openClean(browser: Browser, address: string) {
  const context = await browser.newContext({ locale: "ru-RU" });
  const lawyer = await context.newPage();
  const requests: string[] = [];
  lawyer.on("request", (request) => {
    requests.push(request.url(), JSON.stringify(request.headers()));
  });
  await lawyer.goto(address);
  return { context, lawyer, requests };
}

/** The document of a new owner with the premium plan, on its page. */
async function openOwnPolicy(page: Page): Promise<string> {
  const credentials = newCredentials();
  await page.request.post("/api/register", { data: credentials });
  await makePremium(page.request, credentials.email);
  const created = await page.request.post("/api/documents", { data: shopAnswers });
  const { document } = (await created.json()) as CreatedDocument;
  await page.goto(`/documents/${document.id}`);
  return document.id;
}

async function expectFits(page: Page): Promise<void> {
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

test("a lawyer comments by a link without an account, and an accepted text becomes the next edition", async ({
  page,
  browser,
}) => {
  const id = await openOwnPolicy(page);
  const panel = page.getByRole("region", { name: "Показать юристу" });

  const address =
    await test.step("the owner creates a link, whose address is shown once", async () => {
      await panel.getByRole("button", { name: "Создать ссылку" }).click();
      const dialog = page.getByRole("dialog", { name: "Показать юристу" });
      await dialog.getByRole("button", { name: "Создать ссылку" }).click();
      await expect(dialog.getByText("Напишите, кого просите")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      const shown = await createLawyerLinkOnPage(page, "Анна Сергеевна");
      expect(shown).toMatch(/\/lawyer-review#[\w-]{43}$/);
      await expect(panel).toContainText("Ещё не открывали");
      expect(await page.content()).not.toContain(shown.split("#")[1]);
      return shown;
    });
  const key = address.split("#")[1] ?? "";
  const { context, lawyer, requests } = await openClean(browser, address);

  await test.step("the lawyer comments on a clause; typed text survives a reload and a lost connection", async () => {
    const main = lawyer.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("Документ на просмотр");
    await expect(main.getByRole("heading", { level: 2 }).first()).toContainText("Политика");
    await expect(main).toContainText("Редакция № 1");
    await expect(main.getByText(/^152-.?ФЗ\sст\./).first()).toBeVisible();
    await lawyer.getByRole("button", { name: "Замечание к пункту 1.2", exact: true }).click();
    const comment = lawyer.getByLabel("Замечание к пункту 1.2");
    await expect(comment).toBeFocused();
    await comment.fill("<b>Уточните</b> термин");
    lawyer.on("dialog", (dialog) => void dialog.accept());
    await lawyer.reload();
    await expect(comment).toHaveValue("<b>Уточните</b> термин");
    await context.setOffline(true);
    await lawyer.getByRole("button", { name: "Сохранить" }).click();
    await expect(main.getByRole("alert")).toContainText("Нет связи");
    await expect(comment).toHaveValue("<b>Уточните</b> термин");
    await context.setOffline(false);
    await lawyer.getByRole("button", { name: "Сохранить" }).click();
    await expect(main).toContainText("Сохранено, владелец увидит");
    await expect(main).toContainText("<b>Уточните</b> термин");
  });

  await test.step("the lawyer proposes a text and marks the review as done; no request contains the key", async () => {
    await lawyer.getByRole("button", { name: "Свой текст к пункту 1.2", exact: true }).click();
    const text = lawyer.getByLabel("Ваш текст пункта 1.2");
    await expect(text).not.toHaveValue("");
    await text.fill("Термины понимаются так, как их даёт закон о персональных данных.");
    await lawyer.getByRole("button", { name: "Сохранить" }).click();
    await expect(lawyer.getByText("Сохранено: 2 замечания")).toBeVisible();
    await lawyer.getByRole("button", { name: "Просмотрено", exact: true }).click();
    await expect(lawyer.getByText("Напишите фамилию, имя и отчество")).toBeVisible();
    await markReviewed(lawyer, "Петрова Анна Сергеевна", "В целом готово.");
    await expectNoViolations(lawyer);
    await expectFits(lawyer);
    expect(requests.join("\n")).not.toContain(key);
    expect(await context.cookies()).toEqual([]);
    await expect(lawyer.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    await expect(lawyer.locator('meta[name="referrer"]')).toHaveAttribute("content", "no-referrer");
  });

  await test.step("the owner is notified, sees both remarks and accepts the text", async () => {
    await page.goto("/notifications");
    await expect(page.getByRole("main")).toContainText("Юрист просмотрел документ");
    await page.goto(`/documents/${id}`);
    await expect(panel).toContainText("Просмотрено юристом: Петрова Анна Сергеевна");
    await expect(panel).toContainText("Мы его не проверяли");
    await panel.getByRole("button", { name: "Разобрать замечания" }).click();
    const remarks = page.getByRole("region", { name: "Замечания юриста" });
    await expect(remarks).toContainText("В целом готово.");
    await expect(remarks).toContainText("<b>Уточните</b> термин");
    await expect(remarks.locator("ins").first()).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);
    await remarks.getByRole("button", { name: "Учтено" }).click();
    await expect(remarks.getByText("Учтено", { exact: true })).toBeVisible();
    await remarks.getByRole("button", { name: "Принять текст" }).click();
    await expect(remarks.getByText("Принято: редакция № 2")).toBeVisible();
  });

  await test.step("the next edition has the text, and the history names who reviewed the previous one", async () => {
    await page.goto(`/documents/${id}`);
    await expect(page.getByRole("region", { name: /^Текст:/ })).toContainText(
      "Термины понимаются так, как их даёт закон о персональных данных.",
    );
    const first = page.getByRole("listitem").filter({ hasText: /^Редакция № 1/ });
    await expect(first).toContainText("Просмотрено юристом: Петрова Анна Сергеевна");
    await expect(first).toContainText("имя не проверено");
    const second = page.getByRole("listitem").filter({ hasText: /^Редакция № 2/ });
    await expect(second).not.toContainText("Просмотрено");
    await lawyer.reload();
    await expect(lawyer.getByText("Есть новая редакция: № 2")).toBeVisible();
    await expect(lawyer.getByText("Владелец принял")).toBeVisible();
  });

  await test.step("a closed link opens nothing", async () => {
    await panel.getByRole("button", { name: /^Ещё/ }).click();
    await page.getByRole("menuitem", { name: "Закрыть" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Закрыть" }).click();
    await expect(panel).toContainText("Закрыта");
    await lawyer.reload();
    await expect(
      lawyer.getByRole("heading", { name: "Ссылка больше не открывается" }),
    ).toBeVisible();
    await expect(lawyer.getByRole("main")).not.toContainText("Ромашка");
  });
  await context.close();
});
