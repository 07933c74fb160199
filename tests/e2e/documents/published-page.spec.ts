import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import type { CreatedDocument } from "@/lib/features/documents/record/responses";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { newCredentials } from "@/tests/support/browser/visitors";

const run = promisify(execFile);

test("a published document opens by link without scripts, can be self-hosted, and can be closed", async ({
  page,
  context,
  baseURL,
}) => {
  await page.request.post("/api/register", { data: newCredentials() });
  const created = await page.request.post("/api/documents", {
    data: {
      ...shopAnswers,
      websiteUrl: "https://tsvety-lesnaya.ru",
      contactEmail: "info@tsvety-lesnaya.ru",
    },
  });
  const { id } = ((await created.json()) as CreatedDocument).document;
  await page.goto("/documents");
  const listed = page.getByRole("heading", { level: 2 }).getByRole("link");
  await expect(listed).toBeVisible();
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith("/api/")) asked.push(`${request.method()} ${pathname}${search}`);
  });
  await listed.click();
  await expect(page.getByRole("button", { name: "Редакция № 1" })).toBeVisible();
  await page.getByRole("button", { name: "Опубликовать" }).click();
  const address = await page.getByRole("textbox", { name: "Адрес страницы" }).inputValue();
  expect(address.startsWith(`${baseURL}/d/`)).toBe(true);

  await test.step("no request is sent twice", async () => {
    await expect(page.getByRole("img", { name: "QR-код адреса страницы" })).toBeVisible();
    expect(asked).toContain(`PUT /api/documents/${id}/publication`);
    expect(asked.filter((item, at) => asked.indexOf(item) !== at)).toEqual([]);
  });

  await test.step("the list marks the document as published", async () => {
    await page.getByRole("link", { name: "← Мои документы" }).click();
    await expect(page.getByText("опубликован", { exact: true })).toBeVisible();
    await page.goBack();
  });

  await test.step("its QR code contains the address", async () => {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "QR в PNG" }).click();
    const { stdout } = await run(process.env.ZBARIMG_PATH ?? "zbarimg", [
      "--quiet",
      "--raw",
      await (await download).path(),
    ]);
    expect(stdout.trim()).toBe(address);
  });

  await test.step("the page to self-host is one file that loads nothing", async () => {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Скачать страницу (HTML)" }).click();
    const publicPage = await context.newPage();
    const requests: string[] = [];
    publicPage.on("request", (request) => requests.push(request.url()));
    await publicPage.setContent(await readFile(await (await download).path(), "utf8"));
    await expect(publicPage.getByRole("heading", { level: 1 })).toContainText("Политика");
    expect(requests.filter((url) => !url.startsWith("data:"))).toEqual([]);
    await publicPage.close();
  });

  await page.goto(address);
  await test.step("the public page needs no script", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Политика");
    await expect(page.locator("body")).toContainText("ООО «Ромашка»");
    await expect(page.locator("body")).toContainText("Редакция № 1");
    await expect(page.locator("script")).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  });

  await test.step("names of laws and addresses never break at a hyphen, and nothing overflows, at any width", async () => {
    const names = page.locator(".unbroken");
    await expect(names.filter({ hasText: "152-ФЗ" }).first()).toBeVisible();
    await expect(names.filter({ hasText: "tsvety-lesnaya.ru" }).first()).toBeVisible();
    for (let width = 320; width <= 1280; width += 60) {
      await page.setViewportSize({ width, height: 800 });
      const lines = await names.evaluateAll((all) =>
        all.map((item) => item.getClientRects().length),
      );
      expect(Math.max(...lines), `${width}`).toBe(1);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${width}`).toBeLessThanOrEqual(0);
    }
  });

  await test.step("an unpublished document returns 404", async () => {
    await page.goBack();
    await page.getByRole("button", { name: "Снять с публикации" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Снять с публикации" }).click();
    await expect(page.getByRole("button", { name: "Опубликовать" })).toBeVisible();
    expect((await page.request.get(address)).status()).toBe(404);
  });
});
