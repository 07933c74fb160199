import { expect, test } from "@/tests/e2e/helpers/page-watch";
import { newVisitor } from "@/tests/e2e/helpers/people";

test("who registers by one's own link is counted", async ({ page, browser }) => {
  await page.request.post("/api/register", { data: newVisitor() });
  await page.goto("/settings#referral");
  const section = page.getByRole("region", { name: "Приглашения" });
  const link = (await section.getByText("/register?ref=").textContent()) ?? "";
  await expect(section.getByText("10 %", { exact: true })).toBeVisible();
  await expect(section.getByText("Зарегистрировались").locator("..")).toContainText("0");

  const guest = await browser.newContext();
  const invited = await guest.newPage();
  await invited.goto(new URL(link).pathname + new URL(link).search);
  const { email, password } = newVisitor();
  await invited.getByLabel("Email").fill(email);
  await invited.getByRole("textbox", { name: "Пароль" }).fill(password);
  await invited.getByRole("button", { name: "Зарегистрироваться" }).click();
  await expect(invited.getByRole("heading", { name: "Здравствуйте" })).toBeVisible();
  await guest.close();

  await page.reload();
  await expect(section.getByText("Зарегистрировались").locator("..")).toContainText("1");
});
