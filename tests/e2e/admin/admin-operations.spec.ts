import type { Page } from "@playwright/test";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { newCredentials } from "@/tests/support/browser/visitors";
import { admin } from "@/tests/support/test-admin";

/** The browser's cookie carries the session. */
const signIn = (page: Page) => page.request.post("/api/login", { data: admin });

test("a notification is sent to one user, who follows its link", async ({ page }) => {
  const visitor = newCredentials();
  const title = `Проверка ${Date.now()}`;
  await page.request.post("/api/register", { data: visitor });
  await signIn(page);
  await page.goto("/admin/notifications");
  const send = page.getByRole("button", { name: "Отправить", exact: true });
  await expect(send).toBeDisabled();
  const dialog = page.getByRole("alertdialog");

  await test.step("a failed sending keeps what was typed", async () => {
    await page.getByLabel("Заголовок").fill("Закон изменился");
    await page.getByLabel("Текст").fill("Проверьте документы.");
    await page.route("**/api/admin/send-notification", (route) =>
      route.request().method() === "POST" ? route.abort() : route.continue(),
    );
    await send.click();
    await dialog.getByRole("button", { name: "Отправить" }).click();
    await expect(page.getByText("Уведомление не отправлено")).toBeVisible();
    await expect(page.getByLabel("Заголовок")).toHaveValue("Закон изменился");
    await expect(page.getByLabel("Текст")).toHaveValue("Проверьте документы.");
    await page.unroute("**/api/admin/send-notification");
  });

  await test.step("it is sent to one user", async () => {
    await page.getByRole("radio", { name: "Одному" }).check();
    await page.getByLabel("Почта пользователя").fill("nobody-at-all@example.ru");
    await page.getByLabel("Заголовок").fill(title);
    await page.getByLabel("Текст").fill("");
    await expect(send).toBeDisabled();
    await page.getByLabel("Текст").fill("Новости на сайте.");
    await page.getByLabel(/^Ссылка/).fill("/news");
    await send.click();
    await expect(page.getByText("Пользователя с такой почтой нет.")).toBeVisible();
    await page.getByLabel("Почта пользователя").fill(visitor.email);
    await send.click();
    await expect(dialog).toContainText(/1\sчеловек/);
    await dialog.getByRole("button", { name: "Отправить" }).click();
    await expect(page.getByText("Уведомление отправлено", { exact: true })).toBeVisible();
    await expect(page.getByLabel("Заголовок")).toHaveValue("");
    await expect(page.getByLabel("Текст")).toHaveValue("");
    const row = page.getByRole("listitem").filter({ hasText: title });
    await expect(row).toContainText(visitor.email);
  });

  await test.step("the user follows its link", async () => {
    await page.request.post("/api/login", { data: visitor });
    await page.goto("/notifications");
    await page.getByRole("link", { name: `Открыть: ${title}` }).click();
    await expect(page).toHaveURL("/news");
  });
});

test("an administrator moderates a review and answers feedback", async ({ page, request }) => {
  await signIn(page);

  await test.step("a review is published, hidden and deleted", async () => {
    const comment = `Отзыв ${Date.now()} на проверку`;
    const review = { userName: "Ольга", email: "olga@example.ru", rating: 4, comment };
    await request.post("/api/reviews", { data: review });
    await page.goto("/admin/reviews");
    const row = page.getByRole("listitem").filter({ hasText: comment });
    await expect(row).toContainText("Ждёт проверки");
    await row.getByRole("button", { name: "Опубликовать: Ольга" }).click();
    await expect(page.getByText("Отзыв опубликован", { exact: true })).toBeVisible();
    await expect(row).toHaveCount(0);
    await page.getByRole("button", { name: "Опубликованные" }).click();
    await expect(page).toHaveURL("/admin/reviews?state=published");
    await row.getByRole("button", { name: "Снять с публикации: Ольга" }).click();
    await expect(row).toHaveCount(0);
    await page.getByRole("button", { name: "Все", exact: true }).click();
    await row.getByRole("button", { name: "Удалить: Ольга" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Удалить" }).click();
    await expect(page.getByText("Отзыв удалён", { exact: true })).toBeVisible();
    await expect(row).toHaveCount(0);
  });

  await test.step("feedback without an address can only be closed", async () => {
    const title = `Без подписи ${Date.now()}`;
    await request.post("/api/feedback", {
      data: { title, description: "Просто спасибо за сервис.", agreeToDataProcessing: true },
    });
    await page.goto("/admin/feedback");
    await page.getByRole("button", { name: title }).click();
    const message = page.getByRole("article").filter({ hasText: title });
    await expect(message).toContainText("Ответить некому");
    await message.getByRole("button", { name: "Закрыть" }).click();
    await expect(message).toContainText("Закрыто");
  });

  await test.step("a message is answered, and its author sees the answer", async () => {
    const visitor = newCredentials();
    const title = `Вопрос ${Date.now()}`;
    await page.request.post("/api/register", { data: visitor });
    await page.request.post("/api/feedback", {
      data: {
        title,
        type: "question",
        description: "Как скачать документ?",
        agreeToDataProcessing: true,
      },
    });
    await signIn(page);
    await page.goto("/admin/feedback?status=new");
    await page.getByRole("button", { name: title }).click();
    const message = page.getByRole("article").filter({ hasText: title });
    await expect(message).toContainText("Как скачать документ?");
    await expect(message).toContainText(visitor.email);
    await message.getByLabel("Ответ").fill("Кнопка стоит над текстом.");
    await message.getByRole("button", { name: "Ответить" }).click();
    await expect(page.getByText("Ответ отправлен", { exact: true })).toBeVisible();

    await page.request.post("/api/login", { data: visitor });
    await page.goto("/feedback");
    const own = page.getByRole("listitem").filter({ hasText: title });
    await expect(own).toContainText("Есть ответ");
    await expect(own).toContainText("Кнопка стоит над текстом.");
  });
});
