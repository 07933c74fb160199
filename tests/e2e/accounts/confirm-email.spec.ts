import { failCalls } from "@/tests/support/browser/fail-calls";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { readMailedLink } from "@/tests/support/browser/read-mail";
import { newCredentials } from "@/tests/support/browser/visitors";

test("the link of the e-mail confirms, leaves the address bar, and says so the second time", async ({
  page,
}) => {
  const visitor = newCredentials();
  expect((await page.request.post("/api/register", { data: visitor })).ok()).toBe(true);
  const first = await readMailedLink(visitor.email, "/confirm-email");
  const resend = page.getByRole("button", { name: "Отправить письмо ещё раз" });

  await test.step("from the cabinet the e-mail is sent again", async () => {
    await page.goto("/dashboard");
    await expect(page.getByText("Подтвердите почту: ссылка отправлена на")).toBeVisible();
    await resend.click();
    await expect(page.getByText("Письмо отправлено", { exact: true })).toBeVisible();
    await expect.poll(() => readMailedLink(visitor.email, "/confirm-email")).not.toBe(first);
  });

  const link = await readMailedLink(visitor.email, "/confirm-email");
  await test.step("its link works, and leaves the address bar", async () => {
    await page.goto(link);
    await expect(page.getByRole("heading", { name: "Почта подтверждена" })).toBeVisible();
    await expect(page.getByText("до 3 документов в месяц бесплатно")).toBeVisible();
    expect(new URL(page.url()).search).toBe("");
    await page.getByRole("link", { name: "В личный кабинет" }).click();
    await expect(page.getByRole("heading", { name: "Здравствуйте" })).toBeVisible();
    await expect(page.getByText("Подтвердите почту")).toBeHidden();
  });

  await test.step("the second time it says so", async () => {
    await page.goto(link);
    await expect(page.getByText("Этот email уже был подтвержден ранее.")).toBeVisible();
  });

  await test.step("without a token the page says so and offers an e-mail", async () => {
    await page.context().clearCookies();
    await page.goto("/confirm-email");
    await expect(page.getByText("Токен подтверждения не найден")).toBeVisible();
    await expect(resend).toBeVisible();
  });
});

test("a confirmation that fails says why, and so does the e-mail that cannot be sent", {
  tag: "@exhaustive",
}, async ({ page }) => {
  const visitor = newCredentials();
  await page.request.post("/api/register", { data: visitor });
  await failCalls(page, "**/api/auth/confirm-email", "no response");
  await page.goto("/confirm-email?token=abc");
  await expect(
    page.getByRole("heading", { name: "Произошла ошибка при подтверждении email" }),
  ).toBeVisible();
  await page.unroute("**/api/auth/confirm-email");
  await page.getByRole("button", { name: "Попробовать ещё раз" }).click();
  await expect(
    page.getByRole("heading", { name: "Ошибка при подтверждении email", exact: true }),
  ).toBeVisible();

  const resend = page.getByRole("button", { name: "Отправить письмо ещё раз" });
  const alert = page.getByRole("alert").filter({ hasText: "письм" });
  await failCalls(page, "**/api/auth/resend-confirmation", "nothing readable");
  await resend.click();
  await expect(alert).toContainText("Не удалось отправить письмо подтверждения");
  await failCalls(page, "**/api/auth/resend-confirmation", "no response");
  await resend.click();
  await expect(alert).toContainText("Произошла ошибка при отправке письма");

  await test.step("a response about the user that is older than the confirmation does not undo it", async () => {
    const link = await readMailedLink(visitor.email, "/confirm-email");
    const confirmed = page.getByRole("heading", { name: "Почта подтверждена" });
    await page.route(
      "**/api/auth/user",
      async (route) => {
        const response = await route.fetch();
        await confirmed.waitFor();
        await route.fulfill({ response });
      },
      { times: 1 },
    );
    await page.goto(link);
    await page.getByRole("link", { name: "В личный кабинет" }).click();
    await expect(page.getByRole("heading", { name: "Здравствуйте" })).toBeVisible();
    await expect(page.getByText("Подтвердите почту")).toBeHidden();
  });
});
