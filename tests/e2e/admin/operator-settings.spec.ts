import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { attribute, elementsOf, type HtmlElement, textOf } from "@/tests/support/html-elements";
import { admin } from "@/tests/support/test-admin";

test("changed plan names and prices, contacts and head tags appear on prerendered pages at once", async ({
  request,
}) => {
  const login = await request.post("/api/login", { data: admin });
  const headers = { authorization: `Bearer ${(await login.json()).token}` };
  const change = async (path: string, method: "PATCH" | "PUT", data: object) =>
    expect((await request.fetch(path, { method, headers, data })).status(), path).toBe(200);
  const served = async (path: string) => elementsOf(await (await request.get(path)).text());
  const titleOf = async (path: string) =>
    (await served(path)).filter(({ tagName }) => tagName === "title").map(textOf)[0];

  const { plans } = await (await request.get("/api/admin/settings", { headers })).json();
  const offered = plans.cabinet.premium;
  await change("/api/admin/settings", "PATCH", {
    plans: { cabinet: { premium: { ...offered, price: 2190 } } },
    premiumPlanName: "Премиум-плюс",
    supportTelegram: "https://t.me/sait_po_zakonu",
    supportTelegramText: "Чат поддержки",
  });
  await change("/api/admin/seo", "PUT", { path: "/help", title: "Вопросы", description: null });

  const premium = await served("/premium");
  const headings = premium.filter(({ tagName }) => /^h\d$/.test(tagName)).map(textOf);
  expect(headings.join("\n")).toContain("Премиум-плюс");
  expect(premium.map(textOf)).toContainEqual(expect.stringMatching(/^2\s190\s₽$/));
  const [footer] = premium.filter(({ tagName }) => tagName === "footer");
  const chats = elementsOf(footer as HtmlElement).filter(
    (element) => attribute(element, "aria-label") === "Telegram: Чат поддержки",
  );
  expect(chats.map((chat) => attribute(chat, "href"))).toEqual(["https://t.me/sait_po_zakonu"]);
  expect(await titleOf("/help")).toMatch(/^Вопросы — /);

  await change("/api/admin/settings", "PATCH", {
    plans: { cabinet: { premium: offered } },
    premiumPlanName: "Премиум",
    supportTelegram: null,
    supportTelegramText: null,
  });
  await change("/api/admin/seo", "PUT", { path: "/help", title: null, description: null });
  expect(await titleOf("/help")).toMatch(/^Помощь/);
});

test("a settings form shows the stored values when it is opened again, not those of an earlier visit", {
  tag: "@exhaustive",
}, async ({ page }) => {
  await page.request.post("/api/login", { data: admin });
  const change = (websiteUrlText: string | null) =>
    page.request.patch("/api/admin/settings", { data: { websiteUrlText } });
  const field = page.getByLabel("Подпись к сайту");
  await change("Старая подпись");
  await page.goto("/admin/settings");
  await expect(field).toHaveValue("Старая подпись");
  // Slow enough to return before the browser's cache drops unused queries.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 8 });
  await page.getByRole("navigation", { name: "Админ-панель" }).getByText("Журнал").click();
  await expect(page).toHaveURL(/\/admin\/audit$/);
  await change("Новая подпись");
  await page.goBack();
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await expect(field).toHaveValue("Новая подпись");
  await change(null);
});
