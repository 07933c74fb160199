import type { SignedIn } from "@/lib/features/accounts/responses";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { admin } from "@/tests/support/test-admin";

test("a review is kept after a failure and published after moderation", async ({
  page,
  request,
}) => {
  const comment = `Отзыв ${Date.now()}: политика за вечер.`;
  const open = page.getByRole("button", { name: "Оставить отзыв" });
  const send = page.getByRole("button", { name: "Отправить отзыв" });
  const text = page.getByLabel("Отзыв", { exact: true });

  await test.step("the page shows six reviews marked as samples", async () => {
    await page.goto("/reviews");
    await expect(page.getByText("Пример отзыва", { exact: true })).toHaveCount(6);
  });

  await test.step("the form requires name, e-mail and text, and keeps them when it is cancelled", async () => {
    await open.click();
    await expect(page.getByRole("heading", { name: "Ваш отзыв" })).toBeFocused();
    await expect(page.getByRole("radio", { name: /Отлично/ })).toBeChecked();
    await expect(send).toBeDisabled();
    await page.getByLabel("Имя").fill("Ольга");
    await page.getByLabel("Email").fill("olga@example.ru");
    await text.fill("  ");
    await expect(send).toBeDisabled();
    await text.fill(comment);
    await expect(send).toBeEnabled();

    await page.getByRole("button", { name: "Отмена" }).click();
    await expect(open).toBeFocused();
    await open.click();
    await expect(text).toHaveValue(comment);
  });

  await test.step("the form requires the consent", async () => {
    await page.getByRole("radio", { name: /Хорошо/ }).check({ force: true });
    await send.click();
    await expect(
      page.getByRole("link", { name: "Согласие на обработку персональных данных обязательно" }),
    ).toBeVisible();
    await page.getByRole("checkbox", { name: /обратная связь/ }).check();
    await page.getByRole("checkbox", { name: /размещение на Сайте/ }).check();
  });

  await test.step("a failure keeps the form and its text", async () => {
    const fails = "**/api/reviews";
    await page.route(fails, (route) =>
      route.request().method() === "POST"
        ? route.fulfill({ status: 500, body: "{}" })
        : route.continue(),
    );
    await send.click();
    await expect(
      page.getByText("Не удалось отправить отзыв. Попробуйте позже.").first(),
    ).toBeVisible();
    await expect(text).toHaveValue(comment);
    await page.unroute(fails);
  });

  await test.step("the review is public only after moderation", async () => {
    await send.click();
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

    const html = await (await request.get("/reviews")).text();
    expect(html, "the page without scripts").toContain(comment);
    await page.goto("/reviews");
    const item = page.getByRole("listitem").filter({ hasText: comment });
    await expect(item).toContainText("Ольга");
    await expect(item).toContainText("Хорошо");
    await expect(item).not.toContainText("Пример отзыва");
    await expect(page.getByText("olga@example.ru")).toBeHidden();
  });
});
