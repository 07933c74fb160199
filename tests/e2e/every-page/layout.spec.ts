import type { Locator, Page } from "@playwright/test";
import type { SignedIn } from "@/lib/features/accounts/responses";
import type { CreatedDocument } from "@/lib/features/documents/record/responses";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { fillPrivacyForm, openSection } from "@/tests/support/browser/privacy-form";
import { makePremium, newCredentials } from "@/tests/support/browser/visitors";
import { admin } from "@/tests/support/test-admin";

/** The relative position of elements, which a screenshot would show and a text assertion would not. */

const phone = { width: 360, height: 780 };

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("not on the page");
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** The distance between the text baselines of two elements, measured at once, because a dialog may still move. */
async function betweenBaselines(a: Locator, b: Locator) {
  const second = await b.elementHandle();
  return a.evaluate((first, second) => {
    const baselineOf = (element: Element) => {
      const mark = document.createElement("span");
      mark.style.cssText = "display: inline-block; width: 0; height: 0";
      element.append(mark);
      const { bottom } = mark.getBoundingClientRect();
      mark.remove();
      return bottom;
    };
    return Math.abs(baselineOf(first) - baselineOf(second as Element));
  }, second);
}

async function makeDocument(page: Page, data: object) {
  const response = await page.request.post("/api/documents", { data });
  return ((await response.json()) as CreatedDocument).document;
}

test("the wizard's texts and buttons stay aligned on a desktop and on a phone", {
  tag: "@exhaustive",
}, async ({ page, context }) => {
  await page.goto("/generator?type=privacy");
  const wizard = page.getByRole("dialog");

  await test.step("the header is one line on a desktop", async () => {
    const step = wizard.getByText("Шаг 2 из 3", { exact: true });
    const title = wizard.getByRole("heading", { level: 2 }).first();
    await expect(step).toBeVisible();
    expect(await betweenBaselines(title, step)).toBeLessThan(1);
  });

  await page.setViewportSize(phone);
  await test.step("on a phone «Необязательно» is in the description, and each reason starts its own line", async () => {
    await openSection(wizard, "О владельце: подробнее");
    await expect(wizard.getByLabel("Телефон", { exact: true })).toBeVisible();
    await expect(wizard.getByLabel("Телефон", { exact: true })).toHaveAccessibleDescription(
      /^Необязательно\. /,
    );
    const reasons = wizard.getByRole("button", { name: /^Зачем мы спрашиваем/ });
    const edges = await reasons.evaluateAll((all) =>
      all.map((item) => {
        const block = item.closest("[data-question]");
        return item.getBoundingClientRect().left - (block?.getBoundingClientRect().left ?? 0);
      }),
    );
    expect(edges.length).toBeGreaterThan(4);
    expect(edges.filter((edge) => Math.abs(edge) > 1)).toEqual([]);
  });

  await fillPrivacyForm(page, "ООО «Ромашка»");
  await test.step("«§» never starts a line on a phone", async () => {
    await wizard.getByRole("button", { name: "Посмотреть документ" }).click();
    const buttons = wizard.locator(".norm-button");
    await expect(buttons.first()).toBeVisible();
    const lonely = await buttons.evaluateAll(
      (all) =>
        all.filter((item) => {
          const paragraph = item.closest("p");
          return (
            paragraph &&
            item.getBoundingClientRect().left - paragraph.getBoundingClientRect().left < 4
          );
        }).length,
    );
    expect(lonely).toBe(0);
  });

  await test.step("a message in the registration dialog is separated from the text above it", async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    // The form's rules are loaded on its first change.
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await wizard.getByRole("button", { name: "Создать документ" }).click();
    const registration = page.getByRole("dialog", { name: "Требуется регистрация" });
    const alert = await boxOf(registration.getByRole("alert"));
    const textBox = await boxOf(registration.getByText(/^Это бесплатно/));
    expect(alert.y - textBox.bottom).toBeGreaterThanOrEqual(12);
  });
});

test.describe("on a touch screen", () => {
  // Buttons are larger there.
  test.use({ hasTouch: true });

  test("a listed document has one row of buttons on a phone, and a toast does not cover the header", {
    tag: "@exhaustive",
  }, async ({ page }) => {
    await page.setViewportSize(phone);
    const companyName =
      "Общество с ограниченной ответственностью «Цветочная мастерская и партнёры»";
    const websiteUrl = "https://tsvety-lesnaya-polyana.ru";
    await page.request.post("/api/register", { data: newCredentials() });
    const document = await makeDocument(page, { ...shopAnswers, companyName, websiteUrl });
    await page.goto("/documents");
    const row = page.getByRole("main").getByRole("listitem");
    const site = row.getByText("tsvety-lesnaya-polyana.ru", { exact: true });
    await expect(site).toBeVisible();
    expect(await site.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    const [first, last] = [
      await boxOf(row.getByRole("link", { name: /^Открыть/ })),
      await boxOf(row.getByRole("button", { name: /^Удалить/ })),
    ];
    expect(Math.abs(first.y - last.y)).toBeLessThan(first.height / 2);
    await page.getByRole("button", { name: "Скачать все (ZIP)" }).click();
    const toast = page.locator("[data-sonner-toast]");
    await expect(toast).toContainText("Проект успешно скачан");
    await expect(toast).toContainText("Архив с вашими документами");
    // The message slides in.
    const header = await boxOf(page.getByRole("banner"));
    await expect.poll(async () => (await boxOf(toast)).y).toBeGreaterThanOrEqual(header.bottom);
    const [close, around] = [await boxOf(toast.getByRole("button")), await boxOf(toast)];
    expect(close.x).toBeGreaterThan(around.x + around.width / 2);
    expect(close.right).toBeLessThanOrEqual(around.right);
    expect(close.y).toBeGreaterThanOrEqual(around.y);
    expect(close.bottom).toBeLessThanOrEqual(around.bottom);

    await page.setViewportSize({ width: 1280, height: 1200 });
    await page.goto(`/documents/${document.id}`);
    await page.getByRole("button", { name: "Изменить и создать новую редакцию" }).click();
    const wizard = page.getByRole("dialog");
    await wizard.getByRole("button", { name: "Создать редакцию" }).click();
    await page.getByRole("button", { name: "Всё равно создать" }).click();
    await expect(toast).toContainText("Новая редакция создана");
    const head = await boxOf(wizard.getByRole("button", { name: "Закрыть форму" }));
    await expect.poll(async () => (await boxOf(toast)).y).toBeGreaterThanOrEqual(head.bottom);
  });
});

test("a user's pages stay aligned and fit on a phone", { tag: "@exhaustive" }, async ({
  page,
  request,
  playwright,
  baseURL,
}) => {
  const visitor = newCredentials();
  await page.request.post("/api/register", { data: visitor });
  // Three documents and a package exceed the free plan's month.
  await makePremium(request, visitor.email);

  await test.step("a notification of a law change fills a phone's width and leads to each document", async () => {
    await page.setViewportSize(phone);
    const consent = { ...shopAnswers, type: "consent" };
    const created = await makeDocument(page, { ...consent, consentPurpose: "feedback" });
    await makeDocument(page, { ...consent, consentPurpose: "newsletter" });
    const operator = await playwright.request.newContext({ baseURL });
    const login = await operator.post("/api/login", { data: admin });
    const { token } = (await login.json()) as SignedIn;
    await operator.post("/api/admin/law-changes", {
      data: {
        law: "152-ФЗ",
        place: "ст. 9 ч. 2",
        editionName: "в редакции от 01.09.2026 № 1-ФЗ",
        inForce: "2026-09-01",
        whatChanged: "Отзыв согласия теперь подтверждают.",
      },
      headers: { authorization: `Bearer ${token}` },
    });
    await operator.dispose();
    await page.goto("/notifications");
    const notice = page.getByRole("article");
    const textBox = await boxOf(notice.getByText("Отзыв согласия теперь подтверждают."));
    expect(textBox.width).toBeGreaterThan(300);
    await expect(notice.getByRole("listitem")).toHaveCount(2);
    await notice.getByRole("link", { name: "Согласие: Обратная связь" }).click();
    await expect(page).toHaveURL(`/documents/${created.id}`);
  });

  await test.step("the heading of a document's page is aligned with its text, and an address does not break", async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    const document = await makeDocument(page, {
      ...shopAnswers,
      websiteUrl: "https://tsvety-lesnaya-polyana.ru",
      processingPurposes: ["registration", "order_processing", "feedback", "newsletter"],
    });
    await page.goto(`/documents/${document.id}`);
    const article = page.getByRole("article");
    const title = await boxOf(article.getByRole("heading", { level: 1 }).first());
    const sheet = await boxOf(article.getByRole("region", { name: /^Текст:/ }));
    const owner = await boxOf(
      article.locator("header").getByText("ООО «Ромашка»", { exact: true }),
    );
    expect(Math.abs(title.x - sheet.x)).toBeLessThan(1);
    expect(Math.abs(owner.x - sheet.x)).toBeLessThan(1);
    await page.setViewportSize(phone);
    const address = article
      .locator("header")
      .getByText("tsvety-lesnaya-polyana.ru", { exact: true });
    expect(await address.evaluate((element) => element.getClientRects().length)).toBe(1);
    expect((await boxOf(address)).height).toBeLessThan(30);
  });

  await test.step("the package dialog fills a phone, and its button is visible", async () => {
    await page.goto("/documents");
    await page.getByRole("button", { name: "Создать комплект" }).click();
    const dialog = page.getByRole("dialog", { name: "Комплект документов" });
    const create = dialog.getByRole("button", { name: /^Создать \d/ });
    await expect(create).toBeVisible();
    expect((await boxOf(create)).bottom).toBeLessThanOrEqual(phone.height);
    // The dialog slides up.
    await expect
      .poll(async () => {
        const sheet = await boxOf(dialog);
        return [sheet.x, sheet.y, sheet.width, sheet.height];
      })
      .toEqual([0, 0, phone.width, phone.height]);
  });
});
