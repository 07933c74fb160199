import { expectAccessible } from "@/tests/e2e/helpers/accessibility";
import { expect, test } from "@/tests/e2e/helpers/fail-on-page-errors";
import { paymentsOfFile } from "@/tests/e2e/helpers/payments";
import { newCredentials } from "@/tests/e2e/helpers/visitors";

const yookassa = paymentsOfFile();

test("a renewal is agreed to in the order, named in the cabinet, and ended by one press", async ({
  page,
}) => {
  await page.request.post("/api/register", { data: newCredentials() });

  await test.step("before anything was paid the page says what will be there", async () => {
    await page.goto("/settings/plan");
    await expect(page.getByText(/Платежей\sпока\sнет/)).toBeVisible();
    await expect(page.getByText("Платить не нужно, срока у него нет.")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("the consent names sum, day and the way to stop", async () => {
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

  await test.step("the cabinet names the next charge, and one press ends it", async () => {
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

test("without keys a plan is asked for, said plainly", async ({ page }) => {
  // The server of these tests has keys.
  await page.route("**/api/billing/offers", (route) => route.fulfill({ json: { plans: [] } }));
  await page.route("**/api/billing/quote?*", (route) =>
    route.fulfill({
      status: 503,
      json: { code: "UNAVAILABLE", message: "Оплата на сайте пока не подключена." },
    }),
  );
  await page.request.post("/api/register", { data: newCredentials() });
  await page.goto("/premium");
  const action = page.getByRole("link", { name: "Оставить заявку" }).first();
  await expect(action).toHaveAttribute("href", "/pricing/request?plan=premium");
  await expect(page.getByRole("link", { name: "Оформить" })).toHaveCount(0);
  await page.goto("/premium/order?plan=premium");
  await expect(
    page.getByRole("heading", { name: "Оплата на сайте пока не подключена" }),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Написать нам" })).toBeVisible();
});
