import { expect, test } from "@/tests/e2e/helpers/page-watch";
import { newVisitor } from "@/tests/e2e/helpers/people";
import { mailedLink } from "@/tests/e2e/helpers/read-mail";

test("the link of the letter confirms, leaves the address bar, and says so the second time", async ({
  page,
}) => {
  const visitor = newVisitor();
  expect((await page.request.post("/api/register", { data: visitor })).ok()).toBe(true);
  await page.goto("/dashboard");
  await expect(page.getByText("Подтвердите почту: ссылка отправлена на")).toBeVisible();

  const link = await mailedLink(visitor.email, "/confirm-email");
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Почта подтверждена" })).toBeVisible();
  await expect(page.getByText("до 3 документов в месяц бесплатно")).toBeVisible();
  expect(new URL(page.url()).search).toBe("");

  await page.getByRole("link", { name: "В личный кабинет" }).click();
  await expect(page.getByRole("heading", { name: "Здравствуйте" })).toBeVisible();
  await expect(page.getByText("Подтвердите почту")).toBeHidden();

  await page.goto(link);
  await expect(page.getByText("Этот email уже был подтвержден ранее.")).toBeVisible();
});

test("an answer about the user that is older than the confirmation does not undo it", async ({
  page,
}) => {
  const visitor = newVisitor();
  await page.request.post("/api/register", { data: visitor });
  const link = await mailedLink(visitor.email, "/confirm-email");
  await page.route(
    "**/api/auth/user",
    async (route) => {
      const response = await route.fetch();
      await page.getByRole("heading", { name: "Почта подтверждена" }).waitFor();
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await page.goto(link);
  await page.getByRole("link", { name: "В личный кабинет" }).click();
  await expect(page.getByRole("heading", { name: "Здравствуйте" })).toBeVisible();
  await expect(page.getByText("Подтвердите почту")).toBeHidden();
});

test("from the cabinet the letter is sent again, and its link works", async ({ page }) => {
  const visitor = newVisitor();
  await page.request.post("/api/register", { data: visitor });
  const first = await mailedLink(visitor.email, "/confirm-email");
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Отправить письмо ещё раз" }).click();
  await expect(page.getByText("Письмо отправлено", { exact: true })).toBeVisible();
  await expect.poll(() => mailedLink(visitor.email, "/confirm-email")).not.toBe(first);
  await page.goto(await mailedLink(visitor.email, "/confirm-email"));
  await expect(page.getByRole("heading", { name: "Почта подтверждена" })).toBeVisible();
});

test("without a token the page says so and offers a letter", async ({ page }) => {
  await page.goto("/confirm-email");
  await expect(page.getByText("Токен подтверждения не найден")).toBeVisible();
  await expect(page.getByRole("button", { name: "Отправить письмо ещё раз" })).toBeVisible();
});
