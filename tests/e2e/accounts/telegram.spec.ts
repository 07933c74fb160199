import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { newCredentials } from "@/tests/support/browser/visitors";

const none = { isConfigured: false, channelId: null, botName: null, lastFailure: null };
const reason = "Бот не может писать в канал. Добавьте его администратором.";

/**
 * The server's responses are mocked here: an end-to-end run calls no external server. The calls themselves are tested
 * against a local Bot API in `tests/api/telegram.alone.db.test.ts`.
 */
test("connects, tests and disconnects a Telegram bot", async ({ page }) => {
  const calls: unknown[] = [];
  let settings: object = none;
  await page.request.post("/api/register", { data: newCredentials() });
  await page.route("**/api/user/telegram**", (route) => {
    const request = route.request();
    if (request.url().endsWith("/test")) {
      return route.fulfill({ status: 409, json: { code: "CONFLICT", message: reason } });
    }
    if (request.method() === "PUT") {
      calls.push(request.postDataJSON());
      settings = { ...none, isConfigured: true, channelId: "@romashka", botName: "romashka_bot" };
    }
    if (request.method() === "DELETE") settings = none;
    return route.fulfill({ json: settings });
  });
  await page.goto("/settings");
  const section = page.getByRole("region", { name: "Telegram" });
  await section.getByLabel("Токен бота").fill("123456789:AAHfake");
  await section.getByLabel("Канал").fill("@romashka");
  await section.getByRole("button", { name: "Подключить" }).click();
  await expect(page.getByText("Telegram подключён", { exact: true })).toBeVisible();
  await expect(section).toContainText("@romashka_bot");
  await expect(section).not.toContainText("AAHfake");
  expect(calls).toEqual([{ botToken: "123456789:AAHfake", channelId: "@romashka" }]);

  await section.getByRole("button", { name: "Отправить пробное" }).click();
  await expect(section.getByRole("alert")).toContainText(reason);

  await section.getByRole("button", { name: "Отключить" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Отключить" }).click();
  await expect(section.getByRole("button", { name: "Подключить" })).toBeVisible();
});
