import { expect, test } from "@/tests/e2e/helpers/page-watch";
import { newVisitor } from "@/tests/e2e/helpers/people";
import { mailedLink } from "@/tests/e2e/helpers/read-mail";
import { admin } from "@/tests/support/test-admin";

test("the administrator sees what was sent to whom, by state", async ({
  page,
  playwright,
  baseURL,
}) => {
  const visitor = newVisitor();
  const guest = await playwright.request.newContext({ baseURL });
  await guest.post("/api/register", { data: visitor });
  await guest.dispose();
  await mailedLink(visitor.email, "/confirm-email");

  await page.request.post("/api/login", { data: admin });
  await page.goto("/admin/mail");
  const row = page.getByRole("listitem").filter({ hasText: visitor.email });
  await expect(row).toContainText("Подтвердите адрес электронной почты");
  await expect(row).toContainText("Отправлено");
  await page.getByRole("button", { name: "Не ушли" }).click();
  await expect(page.getByText("Неотправленных писем нет")).toBeVisible();
});
