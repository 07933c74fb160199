import { readFile } from "node:fs/promises";
import { expectAccessible } from "@/tests/support/browser/accessibility";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { createSiteOwner } from "@/tests/support/browser/site-owner";

const day = (daysAgo: number) =>
  new Date(Date.now() + (3 - daysAgo * 24) * 3_600_000).toISOString().slice(0, 10);

test("an owner sees due duties on the site's page and the dashboard and completes one", async ({
  page,
  request,
}) => {
  const { id } = await createSiteOwner(page, request);
  await page.goto(`/sites/${id}`);
  const calendar = page.getByRole("region", { name: "Календарь обязанностей" });
  await expect(calendar).toContainText("Сроков сейчас нет");
  await expect(calendar.getByRole("button", { name: /ICS/ })).toBeHidden();

  const token = await page.evaluate(() => localStorage.getItem("auth-token"));
  const headers = { authorization: `Bearer ${token}` };
  const enter = (kind: string, daysAgo: number) =>
    request.post(`/api/sites/${id}/requests`, {
      headers,
      data: { kind, channel: "email", receivedOn: day(daysAgo), person: "Иванов И. И." },
    });
  await enter("access", 60);
  await enter("withdrawal", 0);
  const foundAt = new Date(Date.now() - 3_600_000).toISOString();
  await request.post(`/api/sites/${id}/incidents`, { headers, data: { foundAt } });

  await page.reload();
  const rows = calendar.getByRole("listitem");
  await expect(rows).toHaveCount(4);
  await expect(rows.first()).toContainText("срок прошёл");
  await expect(rows.first()).toContainText("ст. 14 ч. 3");
  await expect(rows.nth(1)).toContainText("срок идёт");
  await expect(calendar).not.toContainText("Иванов");
  await expectAccessible(page);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    calendar.getByRole("button", { name: /ICS/ }).click(),
  ]);
  expect((await readFile(await file.path(), "utf8")).match(/BEGIN:VEVENT/g)).toHaveLength(4);

  await page.goto("/dashboard");
  const dutiesSection = page.getByRole("region", { name: "Что по срокам" });
  await expect(dutiesSection.getByRole("listitem")).toHaveCount(4);
  await expect(dutiesSection.getByRole("listitem").first()).toContainText("romashka.example");
  await expectAccessible(page);
  await dutiesSection.getByRole("link", { name: /^Дать сведения/ }).click();
  await expect(page).toHaveURL(`/sites/${id}/requests`);
  await page.getByRole("button", { name: "Ответили" }).first().click();
  const answer = page.getByRole("dialog", { name: "Отметить ответ" });
  await answer.getByRole("button", { name: "Отметить" }).click();
  await page.getByRole("link", { name: "← Сайт" }).click();
  await expect(calendar.getByText(/^Сделано за последние 30 дней/)).toBeVisible();
  await expect(rows.filter({ hasText: "срок прошёл" })).toHaveCount(0);

  await page.goto("/settings");
  const weekly = page.getByRole("checkbox", { name: /^Раз в неделю/ });
  await expect(weekly).toBeChecked();
  // Not `uncheck()`: it verifies immediately, and the box follows the call, which starts shortly after the click.
  await weekly.click();
  await expect(page.getByText("Настройки писем сохранены")).toBeVisible();
  await page.reload();
  await expect(weekly).not.toBeChecked();
});
