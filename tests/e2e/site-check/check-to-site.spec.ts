import { readFile } from "node:fs/promises";
import type { CheckDetails } from "@/lib/features/site-check/responses";
import {
  type CheckedSites,
  serveCheckedSites,
  shopPage,
} from "@/tests/e2e/site-check/checked-sites";
import { expectAccessible } from "@/tests/support/browser/accessibility";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { newCredentials } from "@/tests/support/browser/visitors";
import { textOfPdf } from "@/tests/support/documents/document-words/pdf";

const sites: CheckedSites = {
  "tulpan.test": {
    "/": shopPage(
      `<form action="/send"><input name="name"><input name="phone" type="tel"><button>Заказать</button></form>
       <script src="https://mc.yandex.ru/metrika/tag.js"></script><script>ym(12345678, "init", {})</script>
       <p>ООО «Тюльпан», ИНН 7712345671</p>`,
    ),
  },
};
let stop: (() => Promise<void>) | undefined;

test.beforeEach(async () => {
  stop = await serveCheckedSites(sites);
});
test.afterEach(() => stop?.());

test("the result of a check becomes a site in the cabinet, whose facts are confirmed and watched", async ({
  page,
}) => {
  await page.request.post("/api/register", { data: newCredentials() });
  const asked = await page.request.post("/api/checks", { data: { url: "http://tulpan.test" } });
  const { id } = (await asked.json()) as { id: string };
  await page.goto(`/check/${id}`);

  await test.step("the report is downloaded as a PDF with its findings", async () => {
    const button = page.getByRole("button", { name: "Скачать PDF" });
    await expect(button).toBeVisible({ timeout: 60_000 });
    const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
    expect(download.suggestedFilename()).toMatch(/^Проверка_сайта_tulpan\.test.*\.pdf$/);
    const text = await textOfPdf(new Uint8Array(await readFile(await download.path())));
    const { report } = (await (await page.request.get(`/api/checks/${id}`)).json()) as CheckDetails;
    const titles = report?.findings.map(({ title }) => title) ?? [];
    expect(titles.length).toBeGreaterThan(3);
    const plain = (value: string) => value.replace(/\s/g, "");
    for (const title of titles) expect(plain(text)).toContain(plain(title));
  });

  await test.step("one click creates the site, with facts to be confirmed", async () => {
    await page.getByRole("button", { name: "Внести в сведения о сайте" }).click();
    const dialog = page.getByRole("dialog", { name: "Сайт появился в кабинете" });
    await expect(dialog.getByRole("listitem").filter({ hasText: "ИНН" })).toBeVisible();
    await dialog.getByRole("link", { name: "К сайту" }).click();
    await expect(page.getByText(/Увидено на сайте, подтвердите: \d+/)).toBeVisible();
  });

  await test.step("the watch is switched off and on", async () => {
    const watch = page.getByRole("checkbox", { name: "Проверять раз в месяц" });
    await expect(watch).toBeChecked();
    const next = page.getByText(/Следующая проверка/);
    await expect(next).toBeVisible();
    const saved = () => page.waitForResponse((response) => response.request().method() === "PATCH");
    // Not `check()`: it verifies immediately, and the box follows the call, which starts shortly after the click.
    await Promise.all([saved(), watch.click()]);
    await page.reload();
    await expect(watch).not.toBeChecked();
    await Promise.all([saved(), watch.click()]);
    await expect(watch).toBeChecked();
    await expect(next).toBeVisible();
  });

  await test.step("the form lists the unconfirmed facts, and saving confirms them", async () => {
    await page.getByRole("link", { name: "Посмотреть и подтвердить" }).click();
    // The page before has the note too.
    await expect(page.getByRole("heading", { level: 1, name: "Сведения о сайте" })).toBeVisible();
    await expect(page.getByText("Увидено на сайте, подтвердите")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Сохранить", exact: true }).click();
    await expect(page).toHaveURL(/\/sites\/[\w-]+$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText(/Увидено на сайте, подтвердите/)).toHaveCount(0);
  });
});
