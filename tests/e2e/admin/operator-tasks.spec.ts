import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { newCredentials } from "@/tests/support/browser/visitors";
import { elementsOf, type HtmlElement, textOf } from "@/tests/support/html-elements";
import { admin } from "@/tests/support/test-admin";

test("the operator's details entered in the panel appear in footer and policy and complete a setup step", async ({
  page,
}) => {
  await page.request.post("/api/login", { data: admin });
  const change = async (data: object) =>
    expect((await page.request.patch("/api/admin/settings", { data })).status()).toBe(200);
  const served = async (path: string) => elementsOf(await (await page.request.get(path)).text());
  const steps = page.getByRole("region", { name: /^Осталось настроить/ });
  const step = steps.getByRole("heading", { name: "Назовите, кто ведёт сервис" });

  await test.step("the overview lists the missing step and leads to its field", async () => {
    await page.goto("/admin");
    await expect(step).toBeVisible();
    await steps.getByRole("link", { name: "Открыть: Назовите, кто ведёт сервис" }).click();
    await expect(page).toHaveURL(/\/admin\/settings#operator$/);
    await expect(page.getByLabel("Владелец", { exact: true })).toBeInViewport();
  });

  await test.step("a wrong check digit is a warning, and a too short number is rejected", async () => {
    await page.getByLabel("Владелец", { exact: true }).fill("ООО «Лесная поляна»");
    await page.getByLabel("ИНН", { exact: true }).fill("7712345672");
    await expect(page.getByText("Похоже, в ИНН опечатка: проверьте цифры")).toBeVisible();
    await page.getByLabel("ОГРН или ОГРНИП").fill("10277");
    const save = page.getByRole("button", { name: "Сохранить сведения о сервисе" });
    await save.click();
    await expect(page.getByText(/^Ошибка: ОГРН должен содержать/)).toBeVisible();
    await page.getByLabel("ИНН", { exact: true }).fill("7712 345 671");
    await page.getByLabel("ОГРН или ОГРНИП").fill("1027712345671");
    await page.getByLabel("Адрес", { exact: true }).fill("г. Тула, ул. Мира, д. 4");
    await save.click();
    await expect(page.getByText("Настройки сохранены")).toBeVisible();
    await expect(page.getByLabel("ИНН", { exact: true })).toHaveValue("7712345671");
  });

  await test.step("every page names the operator at once, without a build", async () => {
    for (const path of ["/", "/about", "/privacy", "/contacts"]) {
      const [footer] = (await served(path)).filter(({ tagName }) => tagName === "footer");
      const text = textOf(footer as HtmlElement).replace(/\s/g, " ");
      expect(text, path).toContain("ООО «Лесная поляна», ИНН 7712345671, ОГРН 1027712345671");
    }
    for (const path of ["/about", "/contacts", "/privacy", "/privacy/consents/feedback"]) {
      const [main] = (await served(path)).filter(({ tagName }) => tagName === "main");
      const text = textOf(main as HtmlElement).replace(/\s/g, " ");
      expect(text, path).toContain("ООО «Лесная поляна»");
      expect(text, path).toContain("7712345671");
      expect(text, path).not.toContain("экземпляр");
    }
  });

  await test.step("the step is no longer listed", async () => {
    await page.goto("/admin");
    await expect(steps).toBeVisible();
    await expect(step).toHaveCount(0);
  });

  await change({
    operatorName: null,
    operatorInn: null,
    operatorOgrn: null,
    operatorAddress: null,
  });
  const [main] = (await served("/about")).filter(({ tagName }) => tagName === "main");
  expect(textOf(main as HtmlElement)).not.toContain("Лесная поляна");
});

test("the panel counts unanswered feedback and fits on a phone, where a menu names the current section", async ({
  page,
}) => {
  const visitor = newCredentials();
  await page.request.post("/api/register", { data: visitor });
  const message = {
    type: "suggestion",
    title: "Нет кнопки",
    description: "Не нашёл, где скачать документ целиком.",
    agreeToDataProcessing: true,
  };
  const sent = await page.request.post("/api/feedback", { data: message });
  expect(sent.status()).toBeLessThan(300);
  await page.request.post("/api/login", { data: admin });
  await page.goto("/admin");
  const waiting = page.getByRole("region", { name: "Ждёт вас" });
  const feedback = waiting.getByRole("link", { name: /без ответа/ });
  await expect(feedback).toBeVisible();
  // First where a person waits, then what only the service lacks.
  await expect(waiting.getByRole("link").first()).toHaveText(/без\sответа/);
  const places = page.getByRole("navigation", { name: "Админ-панель" });
  await expect(places.getByRole("link", { name: /^Обращения/ })).toContainText(/\d/);

  await page.setViewportSize({ width: 360, height: 780 });
  const where = places.getByRole("button", { name: /^Раздел: Обзор/ });
  await expect(where).toBeVisible();
  await expect(places.getByRole("link", { name: /^Обращения/ })).toBeHidden();
  await where.click();
  await places.getByRole("link", { name: /^Обращения/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Обращения" })).toBeVisible();
  await expect(places.getByRole("button", { name: /^Раздел: Обращения/ })).toBeVisible();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0);
});

test("a notification is saved as a draft, scheduled, and sent at its time", {
  tag: "@exhaustive",
}, async ({ page }) => {
  const visitor = newCredentials();
  await page.request.post("/api/register", { data: visitor });
  await page.request.post("/api/login", { data: admin });
  await page.goto("/admin/notifications");
  const title = `Профилактика ${Date.now()}`;
  await page.getByLabel("Одному").check();
  await page.getByLabel("Почта пользователя").fill(visitor.email);
  await page.getByLabel("Заголовок").fill(title);
  await page.getByLabel("Текст").fill("В ночь на субботу сайт не работает.");
  await page.getByRole("button", { name: "Сохранить черновик" }).click();
  const row = page
    .getByRole("region", { name: "Ждут отправки и черновики" })
    .getByRole("listitem")
    .filter({ hasText: title });
  await expect(row).toContainText("Черновик");
  await expect(row).toContainText(visitor.email);

  await row.getByRole("button", { name: `Изменить: ${title}` }).click();
  await expect(page.getByLabel("Заголовок")).toHaveValue(title);
  await page.getByLabel("В назначенное время").check();
  const tomorrow = new Date(Date.now() + 24 * 3_600_000);
  const hour = `${new Date(tomorrow.getTime() + 3 * 3_600_000).toISOString().slice(0, 10)}T09:30`;
  await page.getByLabel("День и время").fill(hour);
  await page.getByRole("button", { name: "Запланировать" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("1 человек");
  await question.getByRole("button", { name: "Запланировать" }).click();
  await expect(row).toContainText(hour.slice(-5));
  await expect(row).not.toContainText("Черновик");

  // The scheduled time comes: the field is precise to minutes, the call to milliseconds.
  const path = "/api/admin/planned-notifications";
  const planned = (await (await page.request.get(path)).json()) as { id: string; title: string }[];
  const id = planned.find((item) => item.title === title)?.id;
  const moved = await page.request.put(`${path}/${id}`, {
    data: {
      ...{ title, message: "В ночь на субботу сайт не работает." },
      audience: { kind: "user", email: visitor.email },
      dueAt: new Date(Date.now() + 2_000).toISOString(),
    },
  });
  expect(moved.status()).toBe(200);
  const sent = async () => {
    const response = await page.request.get("/api/admin/send-notification");
    return ((await response.json()) as { title: string; sent: number }[]).filter(
      (item) => item.title === title,
    );
  };
  await expect.poll(sent, { timeout: 60_000 }).toMatchObject([{ sent: 1 }]);
  await page.reload();
  await expect(row).toHaveCount(0);
  await page.request.post("/api/login", { data: visitor });
  const list = await page.request.get("/api/notifications");
  expect(await list.json()).toMatchObject([{ title }]);
});
