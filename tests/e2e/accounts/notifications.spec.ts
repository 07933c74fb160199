import type { Page } from "@playwright/test";
import type { Notification } from "@/lib/features/notifications/schema";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { newCredentials } from "@/tests/support/browser/visitors";

const stored = (): Notification[] =>
  [false, false, true].map((isRead, index) => ({
    id: `${index}`.repeat(24),
    title: `Сообщение ${index + 1}`,
    message: "Первая строка.\nВторая строка.",
    type: index === 0 ? "warning" : "info",
    link: index === 0 ? "/news" : null,
    documents: [],
    isRead,
    createdAt: `2026-11-2${1 - (index % 2)}T09:00:00.000Z`,
  }));

/**
 * The browser's calls are mocked here to show every kind of notification at once; the routes themselves are tested in
 * `tests/api/notifications.db.test.ts`.
 */
async function playNotifications(page: Page, state: { list: Notification[]; fails: boolean }) {
  await page.request.post("/api/register", { data: { ...newCredentials(), firstName: "Анна" } });
  await page.route("**/api/notifications**", (route) => {
    const request = route.request();
    const [, id] = /\/api\/notifications\/(\d{24})/.exec(request.url()) ?? [];
    const found = state.list.find((item) => item.id === id);
    if (request.method() !== "GET" && state.fails) return route.fulfill({ status: 500, body: "" });
    if (request.method() === "DELETE") {
      state.list = state.list.filter((item) => item !== found);
      return route.fulfill({ json: { message: "Уведомление удалено" } });
    }
    if (request.method() === "PATCH") {
      state.list = state.list.map((item) =>
        !found || item === found ? { ...item, isRead: true } : item,
      );
      return route.fulfill({ json: state.list.find((item) => item.id === id) ?? {} });
    }
    if (request.url().endsWith("/unread")) {
      return route.fulfill({ json: { unread: state.list.filter((item) => !item.isRead).length } });
    }
    return route.fulfill({ json: state.list });
  });
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("the cabinet's counter leads to the list of notifications, where each is read and deleted", async ({
  page,
}) => {
  const state = { list: stored(), fails: true };
  await playNotifications(page, state);
  const fresh = page.getByText("Новое", { exact: true });
  const readFirst = page.getByRole("button", {
    name: "Отметить как прочитанное: Сообщение 1",
    exact: true,
  });
  const bin = (number: number) =>
    page.getByRole("button", { name: `Удалить: Сообщение ${number}` });
  const question = page.getByRole("alertdialog");

  await test.step("the cabinet's counter leads to the list", async () => {
    await page.goto("/dashboard");
    await page.getByRole("link", { name: "2 новых" }).click();
    await expect(page).toHaveURL("/notifications");
    await expect(heading(page)).toHaveText(/^Уведомления\s+2\sновых$/);
    await expect(fresh).toHaveCount(2);
    const links = page.getByRole("link", { name: /^Открыть: Сообщение/ });
    await expect(links).toHaveCount(1);
    await expect(links).toHaveAttribute("href", "/news");
  });

  await test.step("a failure is reported and changes nothing", async () => {
    await readFirst.click();
    await expect(page.getByText("Не удалось отметить уведомление как прочитанное")).toBeVisible();
    await bin(2).click();
    await question.getByRole("button", { name: "Удалить" }).click();
    await expect(page.getByText("Не удалось удалить уведомление")).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(3);
    await expect(fresh).toHaveCount(2);
    await expect(question).toHaveCount(0);
    state.fails = false;
  });

  await test.step("one is marked as read", async () => {
    await readFirst.click();
    await expect(page.getByText("Уведомление отмечено как прочитанное")).toBeVisible();
    await expect(heading(page)).toHaveText(/\s1\sновое$/);
    await expect(fresh).toHaveCount(1);
    await expect(page.getByRole("heading", { name: "Сообщение 1" })).toBeFocused();
    await page.goto("/dashboard");
    await expect(page.getByRole("link", { name: "1 новое" })).toBeVisible();
  });

  await test.step("all are marked as read with one click", async () => {
    state.list = stored();
    await page.goto("/notifications");
    await expect(fresh).toHaveCount(2);
    await page.getByRole("button", { name: "Прочитать все" }).click();
    await expect(page.getByText("Все уведомления отмечены как прочитанные")).toBeVisible();
    await expect(heading(page)).toHaveText("Уведомления");
    await expect(fresh).toHaveCount(0);
  });

  await test.step("each is deleted after a question, and the list is empty in the end", async () => {
    await bin(1).click();
    await question.getByRole("button", { name: "Отмена" }).click();
    await expect(bin(1)).toBeFocused();
    for (const number of [1, 2, 3]) {
      await bin(number).click();
      await question.getByRole("button", { name: "Удалить" }).click();
      await expect(bin(number)).toHaveCount(0);
      await expect(page.getByText("Уведомление удалено").first()).toBeVisible();
    }
    await expect(page.getByText("Уведомлений пока нет")).toBeVisible();
  });
});
