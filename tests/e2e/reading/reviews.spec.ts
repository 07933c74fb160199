import type { Page } from "@playwright/test";
import type { SignedIn } from "@/lib/features/accounts/responses";
import { expect, test } from "@/tests/e2e/helpers/page-watch";
import { admin } from "@/tests/support/test-admin";

const send = (page: Page) => page.getByRole("button", { name: "Отправить отзыв" });

async function openForm(page: Page) {
  await page.goto("/reviews");
  await page.getByRole("button", { name: "Оставить отзыв" }).click();
  await expect(page.getByRole("heading", { name: "Ваш отзыв" })).toBeFocused();
}

async function fill(page: Page, comment: string) {
  await page.getByLabel("Имя").fill("Ольга");
  await page.getByLabel("Email").fill("olga@example.ru");
  await page.getByLabel("Отзыв", { exact: true }).fill(comment);
}

test("six samples stand in the page, each marked as one", async ({ page }) => {
  await page.goto("/reviews");
  await expect(page.getByText("Пример отзыва", { exact: true })).toHaveCount(6);
});

test("the form opens, waits for name, e-mail and text, and closes on cancel", async ({ page }) => {
  await openForm(page);
  await expect(page.getByRole("radio", { name: /Отлично/ })).toBeChecked();
  await expect(send(page)).toBeDisabled();
  await page.getByLabel("Имя").fill("Ольга");
  await page.getByLabel("Email").fill("olga@example.ru");
  await page.getByLabel("Отзыв", { exact: true }).fill("  ");
  await expect(send(page)).toBeDisabled();
  await page.getByLabel("Отзыв", { exact: true }).fill("Хорошо");
  await expect(send(page)).toBeEnabled();

  await page.getByRole("button", { name: "Отмена" }).click();
  const open = page.getByRole("button", { name: "Оставить отзыв" });
  await expect(open).toBeFocused();
  await open.click();
  await expect(page.getByLabel("Отзыв", { exact: true })).toHaveValue("Хорошо");
});

test("a review needs the consent, then waits for the moderator, then everybody reads it", async ({
  page,
  request,
}) => {
  const comment = `Отзыв ${Date.now()}: политика за вечер.`;
  await openForm(page);
  await fill(page, comment);
  await page.getByRole("radio", { name: /Хорошо/ }).check({ force: true });
  await send(page).click();
  await expect(
    page.getByRole("link", { name: "Согласие на обработку персональных данных обязательно" }),
  ).toBeVisible();
  await page.getByRole("checkbox", { name: /обратная связь/ }).check();
  await page.getByRole("checkbox", { name: /размещение на Сайте/ }).check();
  await send(page).click();
  await expect(page.getByText("Отзыв отправлен", { exact: true })).toBeVisible();
  await expect(
    page.getByText("Ваш отзыв будет опубликован после модерации администратором").first(),
  ).toBeVisible();
  await expect(page.getByRole("heading", { name: "Ваш отзыв" })).toBeHidden();
  await expect(page.getByText(comment)).toBeHidden();

  const login = await request.post("/api/login", { data: admin });
  const { token } = (await login.json()) as SignedIn;
  const headers = { authorization: `Bearer ${token}` };
  const waiting = await request.get("/api/admin/reviews?isApproved=false&limit=200", { headers });
  const review = ((await waiting.json()) as { id: string; comment: string }[]).find(
    (candidate) => candidate.comment === comment,
  );
  const approval = { headers, data: { isApproved: true } };
  expect((await request.patch(`/api/admin/reviews/${review?.id}`, approval)).ok()).toBe(true);

  await page.goto("/reviews");
  const item = page.getByRole("listitem").filter({ hasText: comment });
  await expect(item).toContainText("Ольга");
  await expect(item).toContainText("Хорошо");
  await expect(item).not.toContainText("Пример отзыва");
  await expect(page.getByText("olga@example.ru")).toBeHidden();
});

test("a failure keeps the form and what is in it", async ({ page }) => {
  await openForm(page);
  await fill(page, "Хорошо");
  await page.getByRole("checkbox", { name: /обратная связь/ }).check();
  await page.route("**/api/reviews", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 500, body: "{}" })
      : route.continue(),
  );
  await send(page).click();
  await expect(
    page.getByText("Не удалось отправить отзыв. Попробуйте позже.").first(),
  ).toBeVisible();
  await expect(page.getByLabel("Отзыв", { exact: true })).toHaveValue("Хорошо");
});
