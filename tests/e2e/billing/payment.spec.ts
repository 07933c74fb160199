import type { Page } from "@playwright/test";
import { expectAccessible } from "@/tests/support/browser/accessibility";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import {
  deliverWebhooks,
  failNextRequests,
  goToPayment,
  press,
  setupWorkerYookassa,
} from "@/tests/support/browser/payments";
import { newCredentials } from "@/tests/support/browser/visitors";

const yookassa = setupWorkerYookassa();

/** The order of a signed-in user, up to the provider's payment page. */
async function orderPlan(page: Page, path = "/premium/order?plan=premium"): Promise<void> {
  await page.goto(path);
  await goToPayment(page);
}

async function register(page: Page): Promise<string> {
  const visitor = newCredentials();
  const response = await page.request.post("/api/register", { data: visitor });
  expect(response.ok()).toBe(true);
  return visitor.email;
}

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name });

test.beforeEach(() => {
  yookassa().notifications.length = 0;
  yookassa().faults.length = 0;
});

test("a guest chooses a plan, registers, returns to the order and pays", async ({
  page,
  request,
}) => {
  const visitor = newCredentials();

  await test.step("the price list leads a guest to the login and then to the order", async () => {
    await page.goto("/premium");
    await page.getByRole("link", { name: "Оформить" }).first().click();
    await expect(page).toHaveURL(/\/login\?next=\/premium\/order%3Fplan%3Dpremium$/);
    await page.getByRole("tab", { name: "Регистрация" }).click();
    await page.getByLabel("Email").fill(visitor.email);
    await page.getByLabel("Пароль", { exact: true }).fill(visitor.password);
    await press(page, "Зарегистрироваться");
    await expect(page).toHaveURL("/premium/order?plan=premium");
  });

  await test.step("the order shows term and sum, and its consent is not checked", async () => {
    await expect(heading(page, "План «Премиум»")).toBeVisible();
    const summary = page.getByText("Ваш заказ").locator("..");
    await expect(summary).toContainText(/1.990.₽/);
    await page.getByLabel(/^3\sмесяца/).check();
    await expect(summary).toContainText(/5.970.₽/);
    await expect(page.getByRole("checkbox", { name: /Согласен/ })).not.toBeChecked();
    await expect(summary).toContainText("не будет");
    await expect(page.getByLabel("Почта для чека")).toHaveValue(visitor.email);
    await expectAccessible(page);
  });

  await test.step("an invalid e-mail for the receipt is reported at its field", async () => {
    await page.getByLabel("Почта для чека").fill("не почта");
    await press(page, "Перейти к оплате");
    await expect(page.getByText("Проверьте адрес почты: на него придёт чек")).toBeVisible();
    await expect(page.getByLabel("Почта для чека")).toBeFocused();
    await page.getByLabel("Почта для чека").fill("buh@example.ru");
  });

  await test.step("the payment is reported before any webhook", async () => {
    await press(page, "Перейти к оплате");
    await press(page, "Оплатить");
    await expect(heading(page, "«Премиум» оплачен")).toBeVisible();
    await expect(page.getByText(/План\sдействует\sдо\s\d+/)).toBeVisible();
    await expect(page.getByText("Чек придёт на buh@example.ru.")).toBeVisible();
    await expectAccessible(page);
    const body = [...yookassa().shop.bodies.values()].at(-1);
    expect(body).toMatchObject({
      amount: { value: "5970.00" },
      receipt: { customer: { email: "buh@example.ru" } },
    });
    expect(body).not.toHaveProperty("save_payment_method");
  });

  await test.step("two webhooks and a reload change nothing", async () => {
    await deliverWebhooks(yookassa(), request, 2);
    const address = page.url();
    await page.reload();
    await expect(heading(page, "«Премиум» оплачен")).toBeVisible();
    expect(page.url()).toBe(address);
    await page.goto("/settings/plan");
    await expect(page.getByText("План «Премиум», 3 месяца")).toHaveCount(1);
    await expect(page.getByText("Оплачен", { exact: true })).toHaveCount(1);
    await expect(page.getByText(/Чек\sна\sbuh@example\.ru/)).toBeVisible();
  });

  await test.step("the next order starts at the end of this one", async () => {
    await page.getByRole("link", { name: "Продлить" }).click();
    await expect(page.getByText("Начало").locator("..")).toContainText(/\d{4}/);
  });
});

test("explains why the bank refused a payment and offers to try again", async ({ page }) => {
  await register(page);
  await orderPlan(page, "/premium/order?plan=premium&months=6");
  await press(page, "Не хватает денег");
  await expect(heading(page, "Оплата не прошла")).toBeVisible();
  await expect(page.getByText(/не\sхватило\sденег/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Попробовать ещё раз" }).click();
  await expect(page.getByLabel(/^6\sмесяцев/)).toBeChecked();
  await press(page, "Перейти к оплате");
  await press(page, "Отказаться");
  await expect(page.getByText("Вы отказались от платежа на странице оплаты.")).toBeVisible();
});

test("a closed payment page can be opened again, and nothing is paid twice", {
  tag: "@exhaustive",
}, async ({ page }) => {
  await register(page);
  await orderPlan(page);
  const payments = yookassa().shop.payments.size;
  await press(page, "Закрыть");
  await expect(heading(page, "Ждём подтверждения оплаты")).toBeVisible();
  await expectAccessible(page);
  const address = page.url();

  await page.getByRole("link", { name: "Вернуться к оплате" }).click();
  await expect(page.getByRole("heading", { name: /^Оплата\s\d/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(heading(page, "Ждём подтверждения оплаты")).toBeVisible();
  // The order from the start: the same one, with the same payment.
  await orderPlan(page);
  expect(yookassa().shop.payments.size).toBe(payments);
  await press(page, "Оплатить");
  await expect(heading(page, "«Премиум» оплачен")).toBeVisible();
  // Back passes no page that would pay again.
  await page.goBack();
  await page.goBack();
  await expect(heading(page, /оплачен/)).toBeVisible();
  expect(yookassa().shop.payments.size).toBe(payments);
});

test("an order form left open does not pay again after a payment in another tab", {
  tag: "@exhaustive",
}, async ({ page }) => {
  await register(page);
  await page.goto("/premium/order?plan=premium");
  const other = await page.context().newPage();
  await orderPlan(other);
  const payments = yookassa().shop.payments.size;
  yookassa().shop.pay([...yookassa().shop.payments.keys()].at(-1) ?? "");
  await press(page, "Перейти к оплате");
  await expect(heading(page, "«Премиум» оплачен")).toBeVisible();
  expect(yookassa().shop.payments.size).toBe(payments);
  await other.close();
});

test("waits when the payment service does not answer, until the webhook reports the payment", {
  tag: "@exhaustive",
}, async ({ page, request }) => {
  await register(page);
  await orderPlan(page);
  failNextRequests(yookassa(), 60);
  await press(page, "Оплатить");
  await expect(heading(page, "Ждём подтверждения оплаты")).toBeVisible();
  await expect(page.getByText(/Закроете\sвкладку\s—\sничего\sне\sпотеряется/)).toBeVisible();
  yookassa().faults.length = 0;
  await deliverWebhooks(yookassa(), request);
  await expect(heading(page, "«Премиум» оплачен")).toBeVisible();
});

test("enables the plan by the webhook when the payer closes the tab and does not return", {
  tag: "@exhaustive",
}, async ({ page, request }) => {
  await register(page);
  const tab = await page.context().newPage();
  await orderPlan(tab);
  await tab.close();
  yookassa().shop.pay([...yookassa().shop.payments.keys()].at(-1) ?? "");
  await deliverWebhooks(yookassa(), request);
  await expect
    .poll(async () => (await (await page.request.get("/api/auth/user")).json()).subscription)
    .toBe("premium");
  await page.goto("/notifications");
  await expect(page.getByText("Оплата прошла, план включён")).toBeVisible();
});

test("explains that ЮKassa does not answer, and takes the order on the next attempt", {
  tag: "@exhaustive",
}, async ({ page }) => {
  await register(page);
  await page.goto("/premium/order?plan=premium");
  failNextRequests(yookassa(), 3);
  await press(page, "Перейти к оплате");
  await expect(
    page.getByText(/Платёжный\sсервис\sсейчас\sне\sотвечает.\sДеньги\sне\sсписаны/),
  ).toBeVisible();
  await goToPayment(page);
});

test("another user's order is not found", async ({ page, browser, baseURL }) => {
  await register(page);
  await orderPlan(page);
  await press(page, "Закрыть");
  await expect(heading(page, "Ждём подтверждения оплаты")).toBeVisible();
  const otherUser = await browser.newPage({ baseURL });
  await register(otherUser);
  await otherUser.goto(page.url());
  await expect(heading(otherUser, "Такого заказа нет")).toBeVisible();
  await otherUser.close();
});
