import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { newCredentials } from "@/tests/support/browser/visitors";

test("counts a user who registers by a referral link", async ({ page }) => {
  const owner = newCredentials();
  await page.request.post("/api/register", { data: owner });
  await page.goto("/settings#referral");
  const section = page.getByRole("region", { name: "Приглашения" });
  const link = (await section.getByText("/register?ref=").textContent()) ?? "";
  await expect(section.getByText("10 %", { exact: true })).toBeVisible();
  await expect(section.getByText("Зарегистрировались").locator("..")).toContainText("0");

  // The invited user has a separate browser, without any state of the owner.
  await page.context().clearCookies();
  await page.goto(new URL(link).pathname + new URL(link).search);
  await page.evaluate(() => localStorage.clear());
  const { email, password } = newCredentials();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("textbox", { name: "Пароль" }).fill(password);
  await page.getByRole("button", { name: "Зарегистрироваться" }).click();
  await expect(page.getByRole("heading", { name: "Здравствуйте" })).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.request.post("/api/login", { data: owner });
  await page.goto("/settings#referral");
  await expect(section.getByText("Зарегистрировались").locator("..")).toContainText("1");
});
