import { readFile } from "node:fs/promises";
import type { SignedIn } from "@/lib/features/accounts/responses";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { makePremium, newCredentials } from "@/tests/support/browser/visitors";
import { wordsOfDocx, wordsOfPdf } from "@/tests/support/documents/document-words";
import { textOfPdf } from "@/tests/support/documents/document-words/pdf";

test("a guest opens an example by its address, prints it, copies it and opens its form", {
  tag: "@exhaustive",
}, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const chosen = page.getByRole("tab", { selected: true });

  await test.step("the address opens its example and follows the tabs", async () => {
    expect((await page.request.get("/examples/poem")).status()).toBe(404);
    await page.goto("/examples?type=poem");
    await expect(chosen).toContainText("Политика обработки");
    await page.goto("/examples?type=cookie");
    await expect(chosen).toContainText("Политика cookie");
    await page.getByRole("tab", { name: "Политика обработки персональных данных" }).click();
    await expect(page).toHaveURL(/\?type=privacy$/);
  });

  await test.step("the print contains the whole open example and nothing else of the page", async () => {
    // Loaded when the page is idle.
    await expect(page.locator("article[data-print=only]")).toBeAttached();
    const printed = await textOfPdf(new Uint8Array(await page.pdf()));
    const whole = await page.request.get("/api/templates/privacy/example");
    const { text } = (await whole.json()) as { text: string };
    // Of every clause: the first-level numbers and the full text of the last one.
    const numbers = [...text.matchAll(/^\s*(\d+\.\d+)\. /gm)].map(([, number]) => `${number}.`);
    expect(numbers.length).toBeGreaterThan(20);
    expect(numbers.filter((number) => !printed.includes(number))).toEqual([]);
    expect(printed).not.toContain("Что важно в вашей отрасли");
    expect(printed).not.toContain("Весь документ");
  });

  await page.goto("/examples");
  await test.step("the policy's example is shown in part and whole, and copied", async () => {
    await expect(chosen).toContainText("Политика обработки");
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

  await test.step("names of laws and addresses never break at a hyphen", async () => {
    const names = page.getByRole("article").locator(".unbroken");
    for (const width of [320, 360, 412, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const lines = await names.evaluateAll((all) =>
        all.map((item) => item.getClientRects().length),
      );
      expect(lines.length).toBeGreaterThan(5);
      expect(Math.max(...lines), `${width}`).toBe(1);
    }
  });

  await test.step("an industry's link opens the form of its document", async () => {
    await page.goBack();
    await page.getByRole("link", { name: "Публичная оферта" }).first().click();
    await expect(page.getByRole("dialog").getByText("Шаг 2 из 3")).toBeVisible();
  });
});

test("a paid plan downloads the example as PDF and DOCX with the same words", {
  tag: "@exhaustive",
}, async ({ page, request }) => {
  const visitor = newCredentials();
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
