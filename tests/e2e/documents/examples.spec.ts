import { readFile } from "node:fs/promises";
import type { SignedIn } from "@/lib/features/accounts/responses";
import { expect, test } from "@/tests/e2e/helpers/page-watch";
import { makePremium, newVisitor } from "@/tests/e2e/helpers/people";
import { wordsOfDocx, wordsOfPdf } from "@/tests/support/documents/document-words";
import { textOfPdf } from "@/tests/support/documents/document-words/pdf";

test("a guest reads an example, in part and whole, and copies it", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/examples");
  await expect(page.getByRole("tab", { selected: true })).toContainText("Политика обработки");
  await expect(page.getByRole("region", { name: /^Начало примера/ })).toContainText(
    "ООО «Льняная лавка»",
  );
  await expect(page.getByRole("button", { name: "Скачать PDF" })).toBeDisabled();
  await expect(page.getByRole("tabpanel").getByRole("link", { name: "Войти" })).toBeVisible();

  await page.getByRole("button", { name: "Копировать" }).click();
  await expect(page.getByRole("button", { name: "Скопировано!" })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("ООО «Льняная лавка»");

  await page.getByRole("link", { name: "Весь документ" }).click();
  await expect(page).toHaveURL(/\/examples\/privacy$/);
  await expect(page.getByRole("article")).toContainText("len-lavka.example");
});

test("paper gets the whole example of the open tab and nothing of the page around it", async ({
  page,
}) => {
  await page.goto("/examples?type=cookie");
  await page.getByRole("tab", { name: "Политика обработки персональных данных" }).click();
  // It comes when the page is at rest.
  await expect(page.locator("article[data-print=only]")).toBeAttached();
  const printed = await textOfPdf(new Uint8Array(await page.pdf()));
  const whole = await page.request.get("/api/templates/privacy/example");
  const { text } = (await whole.json()) as { text: string };
  // Of every clause: the numbers of the first level and all that the last one says.
  const numbers = [...text.matchAll(/^\s*(\d+\.\d+)\. /gm)].map(([, number]) => `${number}.`);
  expect(numbers.length).toBeGreaterThan(20);
  expect(numbers.filter((number) => !printed.includes(number))).toEqual([]);
  expect(printed).not.toContain("Что важно в вашей отрасли");
  expect(printed).not.toContain("Весь документ");
});

test("names of laws and addresses are never parted at a hyphen", async ({ page }) => {
  await page.goto("/examples/privacy");
  for (const width of [320, 360, 412, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await page
      .getByRole("article")
      .locator(".unbroken")
      .evaluateAll((names) => names.map((name) => name.getClientRects().length));
    expect(lines.length).toBeGreaterThan(5);
    expect(Math.max(...lines), `${width}`).toBe(1);
  }
});

test("the address opens the example that it names, and follows the tabs", async ({ page }) => {
  await page.goto("/examples?type=cookie");
  await expect(page.getByRole("tab", { selected: true })).toContainText("Политика cookie");
  await page.getByRole("tab", { name: "Политика обработки персональных данных" }).click();
  await expect(page).toHaveURL(/\?type=privacy$/);
  await page.goto("/examples?type=poem");
  await expect(page.getByRole("tab", { selected: true })).toContainText("Политика обработки");
  const missing = await page.goto("/examples/poem");
  expect(missing?.status()).toBe(404);
});

test("an industry opens the form of its document", async ({ page }) => {
  await page.goto("/examples");
  await page.getByRole("link", { name: "Публичная оферта" }).first().click();
  const wizard = page.getByRole("dialog");
  await expect(wizard.getByText("Шаг 2 из 3")).toBeVisible();
});

test("a paid plan saves the example as PDF and DOCX that say the same", async ({
  page,
  request,
}) => {
  const visitor = newVisitor();
  const registered = await request.post("/api/register", { data: visitor });
  const { token } = (await registered.json()) as SignedIn;
  await makePremium(request, visitor.email);
  await page.addInitScript((value) => localStorage.setItem("auth-token", value), token);
  await page.goto("/examples/privacy");
  const words: string[][] = [];
  for (const [format, wordsOf] of [
    ["PDF", wordsOfPdf],
    ["DOCX", wordsOfDocx],
  ] as const) {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: `Скачать ${format}` }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(
      new RegExp(`^Пример_Политика_.*\\.${format.toLowerCase()}$`),
    );
    words.push(await wordsOf(new Uint8Array(await readFile(await file.path()))));
  }
  expect(words[0]).toEqual(words[1]);
});
