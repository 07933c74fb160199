import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { failCalls } from "@/tests/support/browser/network/fail-calls";
import { readMailedLink } from "@/tests/support/browser/read-mail";
import { newCredentials } from "@/tests/support/browser/visitors";

test("confirms the e-mail by its link, removes the token from the address and reports a second use", async ({
  page,
}) => {
  const visitor = newCredentials();
  expect((await page.request.post("/api/register", { data: visitor })).ok()).toBe(true);
  const first = await readMailedLink(visitor.email, "/confirm-email");
  const resend = page.getByRole("button", { name: "Отправить письмо ещё раз" });

  await test.step("the cabinet sends the e-mail again", async () => {
    await page.goto("/dashboard");
    await expect(page.getByText("Подтвердите почту: ссылка отправлена на")).toBeVisible();
    await resend.click();
    await expect(page.getByText("Письмо отправлено", { exact: true })).toBeVisible();
    await expect.poll(() => readMailedLink(visitor.email, "/confirm-email")).not.toBe(first);
  });

  const link = await readMailedLink(visitor.email, "/confirm-email");
  await test.step("its link confirms the address and is removed from the address bar", async () => {
    await page.goto(link);
    await expect(page.getByRole("heading", { name: "Почта подтверждена" })).toBeVisible();
    await expect(page.getByText("до 3 документов в месяц бесплатно")).toBeVisible();
    expect(new URL(page.url()).search).toBe("");
    await page.getByRole("link", { name: "В личный кабинет" }).click();
    await expect(page.getByRole("heading", { name: "Здравствуйте" })).toBeVisible();
    await expect(page.getByText("Подтвердите почту")).toBeHidden();
  });

  await test.step("a second use reports that the address is confirmed already", async () => {
    await page.goto(link);
    await expect(page.getByText("Этот email уже был подтвержден ранее.")).toBeVisible();
  });

  await test.step("without a token the page offers to send an e-mail", async () => {
    await page.context().clearCookies();
    await page.goto("/confirm-email");
    await expect(page.getByText("Токен подтверждения не найден")).toBeVisible();
    await expect(resend).toBeVisible();
  });
});

test("explains why a confirmation or the sending of its e-mail failed", {
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

  await test.step("a user response older than the confirmation does not undo it", async () => {
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
