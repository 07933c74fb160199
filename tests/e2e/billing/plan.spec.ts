import { expectAccessible } from "@/tests/support/browser/accessibility";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { setupWorkerYookassa } from "@/tests/support/browser/payments";
import { newCredentials } from "@/tests/support/browser/visitors";

const yookassa = setupWorkerYookassa();

test("a renewal needs consent in the order, is shown in the cabinet and is cancelled by one click", async ({
  page,
}) => {
  await page.request.post("/api/register", { data: newCredentials() });

  await test.step("without payments the page is empty and explains the free plan", async () => {
    await page.goto("/settings/plan");
    await expect(page.getByText(/Платежей\sпока\sнет/)).toBeVisible();
    await expect(page.getByText("Платить не нужно, срока у него нет.")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("the consent names the sum and how to cancel", async () => {
    await page.goto("/premium/order?plan=premium");
    const consent = page.getByRole("checkbox", { name: /списывать\s1.990.₽\sраз\sв\sмесяц/ });
    await expect(consent).not.toBeChecked();
    await expect(
      page.getByText(/Отказаться\sможно\sв\sлюбой\sмомент\sодной\sкнопкой/),
    ).toBeVisible();
    await consent.check();
    await page.getByRole("button", { name: "Перейти к оплате" }).click();
    await page.getByRole("button", { name: "Оплатить" }).click();
    await expect(page.getByRole("heading", { name: "«Премиум» оплачен" })).toBeVisible();
    await expect(page.getByText(/Следующее\sсписание\s—\s1.990.₽/)).toBeVisible();
    expect([...yookassa().shop.bodies.values()].at(-1)).toMatchObject({
      save_payment_method: true,
    });
  });

  await test.step("the cabinet shows the next charge, and one click cancels it", async () => {
    await page.getByRole("link", { name: "Отказаться от продления" }).click();
    await expect(page.getByText(/Следующее\sсписание\s\d+\s.*1.990.₽/)).toBeVisible();
    await expect(page.getByText(/и\sпродлится/)).toBeVisible();
    await expect(page.getByText(/Потом\sстанет\sбесплатным/)).toHaveCount(0);
    await expect(page.getByText(/Способ\sоплаты:\sкарта\s••\s4444/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Отключить продление" }).click();
    await expect(page.getByText(/Списаний\sбольше\sне\sбудет/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Отключить продление" })).toHaveCount(0);
    await page.reload();
    await expect(page.getByText(/Вы\sотказались/)).toBeVisible();
    await expect(page.getByText(/Потом\sстанет\sбесплатным/)).toBeVisible();
    await expect(page.getByText(/4444/)).toHaveCount(0);
    const renewal = await (await page.request.get("/api/billing/renewal")).json();
    expect(renewal).toMatchObject({
      nextCharge: null,
      subscription: { renews: false, method: null },
    });
  });
});

test("the settings lead to the plan", async ({ page }) => {
  await page.request.post("/api/register", { data: newCredentials() });
  await page.goto("/settings");
  await page.getByRole("link", { name: "План, продление и платежи" }).click();
  await expect(page).toHaveURL("/settings/plan");
});

const notConnected = {
  status: 503,
  json: { code: "UNAVAILABLE", message: "Оплата на сайте пока не подключена." },
};

test("leads to a request for a plan, with the chosen plan and term, when payment is not connected", async ({
  page,
}) => {
  // The server of these tests has keys.
  await page.route("**/api/billing/offers", (route) =>
    route.fulfill({ json: { plans: [], ways: [] } }),
  );
  await page.route("**/api/billing/quote?*", (route) => route.fulfill(notConnected));
  await page.request.post("/api/register", { data: newCredentials() });
  await page.goto("/premium");
  const action = page.getByRole("link", { name: "Оставить заявку" }).first();
  await expect(action).toHaveAttribute("href", "/pricing/request?plan=premium");
  await expect(page.getByRole("link", { name: "Оформить" })).toHaveCount(0);
  await page.goto("/premium/order?plan=ultra&months=6");
  await expect(
    page.getByRole("heading", { name: "Оплата на сайте пока не подключена" }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Оставить заявку" }).click();
  await expect(page).toHaveURL("/pricing/request?plan=ultra&months=6");
  await expect(page.getByRole("radio", { name: /^Ультра/ })).toBeChecked();
  await expect(page.getByLabel("На сколько месяцев")).toHaveValue("6");
});

test("the login link of a guest's request for a plan keeps plan and term", async ({ page }) => {
  await page.goto("/pricing/request?plan=ultra&months=6");
  const login = page.getByRole("main").getByRole("link", { name: "Войти" });
  await expect(login).toHaveAttribute(
    "href",
    "/login?next=%2Fpricing%2Frequest%3Fplan%3Dultra%26months%3D6",
  );
});

test("offers an invoice to companies and a request to others when only invoices are configured", async ({
  page,
}) => {
  // The server of these tests has keys.
  await page.route("**/api/billing/offers", (route) =>
    route.fulfill({ json: { plans: ["premium", "ultra"], ways: ["invoice"] } }),
  );
  await page.route("**/api/billing/quote?*", async (route) => {
    const response = await route.fetch();
    const quote = { ...(await response.json()), ways: ["invoice"], makesReceipts: false };
    await route.fulfill({ response, json: quote });
  });
  await page.request.post("/api/register", { data: newCredentials() });
  await page.goto("/premium");
  await expect(page.getByText(/платят\sпо\sсчёту/)).toBeVisible();
  await expect(page.getByText(/ЮKassa/)).toHaveCount(0);
  await page.getByRole("link", { name: "Оформить" }).first().click();
  await page.getByLabel(/^3\sмесяца/).check();
  await expect(page.getByText("Ваш заказ").locator("..")).toContainText(/5.970.₽/);
  await expect(page.getByRole("button", { name: "Перейти к оплате" })).toHaveCount(0);
  await expect(page.getByRole("checkbox", { name: /Согласен/ })).toHaveCount(0);
  await expect(page.getByText(/ЮKassa/)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Получить счёт" }).click();
  await expect(page.getByRole("dialog", { name: "Счёт для организации" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("main").getByRole("link", { name: "заявка" }).click();
  await expect(page).toHaveURL("/pricing/request?plan=premium&months=3");
});
