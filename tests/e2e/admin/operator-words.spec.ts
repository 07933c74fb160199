import { expect, test } from "@/tests/e2e/helpers/page-watch";
import { admin } from "@/tests/support/test-admin";

test("prices, contacts and heads that the operator changes are on prerendered pages at once", async ({
  page,
  request,
}) => {
  const login = await request.post("/api/login", { data: admin });
  const headers = { authorization: `Bearer ${(await login.json()).token}` };
  const change = async (path: string, method: "PATCH" | "PUT", data: object) =>
    expect((await request.fetch(path, { method, headers, data })).status(), path).toBe(200);

  await change("/api/admin/settings", "PATCH", {
    premiumPlanName: "Премиум-плюс",
    supportTelegram: "https://t.me/sait_po_zakonu",
    supportTelegramText: "Чат поддержки",
  });
  await change("/api/admin/seo", "PUT", { path: "/help", title: "Вопросы", description: null });

  await page.goto("/premium");
  await expect(page.getByRole("heading", { name: "Премиум-плюс" })).toBeVisible();
  await expect(
    page.getByRole("contentinfo").getByRole("link", { name: "Telegram: Чат поддержки" }),
  ).toHaveAttribute("href", "https://t.me/sait_po_zakonu");
  await page.goto("/help");
  await expect(page).toHaveTitle(/^Вопросы — /);

  await change("/api/admin/settings", "PATCH", {
    premiumPlanName: "Премиум",
    supportTelegram: null,
    supportTelegramText: null,
  });
  await change("/api/admin/seo", "PUT", { path: "/help", title: null, description: null });
  await page.goto("/help");
  await expect(page).toHaveTitle(/^Помощь/);
});
