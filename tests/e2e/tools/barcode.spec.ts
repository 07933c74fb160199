import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { expectNoViolations } from "@/tests/support/browser/accessibility";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { pharmacodeBars } from "@/tests/support/codes/barcode-rules";
import { readBarcodes, readRow } from "@/tests/support/codes/read-barcode";
import { readWithZxing } from "@/tests/support/codes/read-zxing";

const address = "/generators/barcode";
const field = (page: Page) => page.getByRole("textbox", { name: /^Данные/ });
const result = (page: Page) => page.getByRole("region", { name: "Результат" });
const alert = (page: Page) => page.locator("main").getByRole("alert");

/** The previous barcode is removed before the click. */
async function create(page: Page, type: string, value: string) {
  await page.getByLabel("Вид штрихкода").selectOption(type);
  await field(page).fill(value);
  await expect(result(page).getByRole("img")).toHaveCount(0);
  await page.getByRole("button", { name: /^Создать/ }).click();
}

async function download(page: Page, format: "SVG" | "PNG"): Promise<Download> {
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: `Скачать ${format}` }).click();
  return coming;
}

const contentOf = async (file: Download) => new Uint8Array(await readFile(await file.path()));

/** The PNG, and the SVG as the browser paints it, one pixel per unit of its view box. */
async function picturesOf(page: Page, sheet: Page): Promise<[Uint8Array, Uint8Array]> {
  const png = await download(page, "PNG");
  expect(png.suggestedFilename()).toMatch(/\.png$/);
  const svg = new TextDecoder().decode(await contentOf(await download(page, "SVG")));
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  await sheet.setContent(
    `<style>body{margin:0}svg{display:block;width:${width}px;height:${height}px}</style>${svg}`,
  );
  return [await contentOf(png), new Uint8Array(await sheet.locator("svg").screenshot())];
}

/** What is typed is drawn by lib/tools/barcode/encode.test.ts too, where the decoders read each kind of barcode. */
test("draws each kind of barcode in files that independent decoders read", {
  tag: "@exhaustive",
}, async ({ page, context }) => {
  await page.goto(address);
  for (const [type, value] of [
    ["CODE128", "ZAKAZ-2026/0147 ok"],
    ["EAN8", "96385074"],
    ["CODE39", "INV-00147"],
    ["ITF14", "15400141288763"],
    ["MSI", "80523"],
    ["pharmacode", "1234"],
    ["GS1128", "(01)04600439931256(17)271231(10)A12"],
    ["DATAMATRIX", "Склад № 7, ряд 12"],
  ] as const) {
    await test.step(`${type} is drawn`, async () => {
      await create(page, type, value);
      await expect(result(page).getByRole("img", { name: value }).first()).toBeVisible();
    });
  }

  const sheet = await context.newPage();
  await test.step("ZBar reads an EAN-13", async () => {
    await create(page, "EAN13", "4006381333931");
    await expect(page.getByRole("img", { name: /4006381333931$/ })).toBeVisible();
    for (const picture of await picturesOf(page, sheet)) {
      expect(await readBarcodes(picture)).toBe("EAN-13:4006381333931");
    }
  });

  await test.step("ZXing reads a GS1 Data Matrix", async () => {
    const issued = `0104600439931256215!aB<1?x"&_\u001d91EE06\u001d92${"dGVz".repeat(11)}`;
    await create(page, "GS1DATAMATRIX", issued);
    await expect(result(page).getByRole("img").first()).toBeVisible();
    for (const picture of await picturesOf(page, sheet)) {
      const codes = await readWithZxing(picture);
      expect(codes.map(({ symbology, text }) => `${symbology} ${text}`)).toEqual([`]d2 ${issued}`]);
    }
  });

  await test.step("a Pharmacode, which they cannot read, has the bars of its rules", async () => {
    await create(page, "pharmacode", "1234");
    await expect(page.getByRole("img", { name: /1234$/ })).toBeVisible();
    for (const picture of await picturesOf(page, sheet)) {
      const row = readRow(picture, 50);
      expect(row.slice(1, -1).map((run) => run / 2)).toEqual(pharmacodeBars("1234"));
    }
  });
});

test("reports wrong data in the specification's words and keeps what was typed", {
  tag: "@exhaustive",
}, async ({ page }) => {
  await page.goto(address);
  await page.getByRole("button", { name: "Скачать SVG" }).click();
  await expect(alert(page)).toHaveText("Сначала сгенерируйте штрихкод");
  for (const [type, value, message] of [
    ["CODE128", "", "Введите данные для штрихкода"],
    ["EAN13", "123", "EAN-13 должен содержать ровно 13 цифр"],
    ["EAN8", "123", "EAN-8 должен содержать ровно 8 цифр"],
    ["ITF14", "123", "ITF-14 должен содержать ровно 14 цифр"],
    ["pharmacode", "1234567", "Pharmacode должен содержать от 1 до 6 цифр"],
    ["EAN13", "4006381333932", "последней должна быть 1"],
  ] as const) {
    await test.step(message, async () => {
      await create(page, type, value);
      await expect(alert(page)).toContainText("Ошибка валидации");
      await expect(alert(page)).toContainText(message);
      await expect(field(page)).toHaveValue(value);
      await expect(field(page)).toHaveAccessibleDescription(new RegExp(message));
      await expect(field(page)).toBeFocused();
    });
  }

  await test.step("an error in GS1 data names its identifier", async () => {
    for (const [value, message] of [
      [
        "(01)04600439931257",
        "AI (01), код товара, GTIN: неверная контрольная цифра: последней должна быть 6",
      ],
      ["(01)04600439931256(17)261301", "AI (17), срок годности: нет даты 261301"],
      ["4600439931256", "Данные начинаются не с идентификатора применения"],
    ] as const) {
      await create(page, "GS1DATAMATRIX", value);
      await expect(alert(page)).toContainText(message);
    }
  });

  await test.step("a too short number is completed, and the code's contents are listed", async () => {
    await field(page).fill("(01)4006381333931(21)A1");
    await page.getByRole("button", { name: /^Дополнить нулями/ }).click();
    await expect(field(page)).toHaveValue("(01)04006381333931(21)A1");
    await page.getByRole("button", { name: "Создать штрихкод" }).click();
    await page.getByText("Что записано в коде").click();
    await expect(result(page).getByRole("term")).toHaveText([
      "(01) код товара, GTIN",
      "(21) серийный номер",
    ]);
    await expect(page.getByLabel("Высота штрихов")).toHaveCount(0);
    await page.getByLabel("Сторона клетки").fill("1");
    await page.getByText("Этикетки для печати").click();
    await expect(page.getByLabel("Бумага").locator("option").first()).toHaveText(
      "58 × 40 мм (Wildberries, Ozon)",
    );
    await expect(page.getByText(/^Проверьте требования площадки: размер/)).toBeVisible();
    await expectNoViolations(page, { within: "main" });
  });
});

test("creates a barcode and its labels from a number, and an archive from a list", {
  tag: "@exhaustive",
}, async ({ page }) => {
  await page.goto(`${address}?type=EAN13`);
  await test.step("on a desktop the page does not scroll when the barcode is visible", async () => {
    await create(page, "EAN13", "4006381333931");
    await expect(page.getByRole("img", { name: /4006381333931$/ })).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  await test.step("the check digit is added on request, and a changed number cannot be downloaded", async () => {
    await field(page).fill("400638133393");
    await page.getByRole("button", { name: /^Посчитать контрольную цифру/ }).click();
    await expect(field(page)).toHaveValue("4006381333931");
    await page.getByRole("button", { name: "Создать штрихкод" }).click();
    await expect(result(page)).toContainText("37,29 × 22,44 мм");
    await field(page).fill("4006381333932");
    await page.getByRole("button", { name: "Скачать PNG" }).click();
    await expect(alert(page)).toHaveText("Сначала сгенерируйте штрихкод");
  });

  await test.step("labels are printed on paper of their size, with the code in its own size", async () => {
    await create(page, "EAN13", "4006381333931");
    await page.getByText("Этикетки для печати").click();
    await page.getByLabel("Надпись над кодом").fill("Кружка «Рассвет»");
    await page.getByLabel("Штук каждого").fill("2");
    // Headless Chromium has no print dialog, so printing would end immediately.
    await page.evaluate(() => {
      window.print = () => {};
    });
    await page.getByRole("button", { name: "Распечатать 2 страницы" }).click();
    await page.emulateMedia({ media: "print" });
    const box = await page.locator(".printed-pages svg").first().boundingBox();
    expect(((box?.width ?? 0) / 96) * 25.4).toBeCloseTo(37.29, 1);
    await page.emulateMedia({ media: null });
    const pdf = Buffer.from(await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, ...size]) =>
      size.map((points) => Math.round((Number(points) / 72) * 25.4)),
    );
    expect(boxes).toEqual([
      [58, 40],
      [58, 40],
    ]);
    await expectNoViolations(page, { within: "main" });
    await page.getByLabel("Бумага").selectOption("a4-65");
    await expect(alert(page)).toContainText("не помещается на этикетк");
  });

  await test.step("a list reports its invalid lines and is downloaded as an archive", async () => {
    await page.getByRole("radio", { name: "Список значений" }).check();
    await create(page, "EAN8", "96385074\n\n123\n");
    await expect(alert(page)).toContainText("Строка 3: EAN-8 должен содержать ровно 8 цифр");
    await create(page, "EAN8", "96385074\n\n12345670\n");
    await expect(page.getByRole("img", { name: "EAN-8: 12345670" })).toBeVisible();
    await expectNoViolations(page, { within: "main" });
    const archive = unzipSync(await contentOf(await download(page, "PNG")));
    const read = await Promise.all(Object.values(archive).map((png) => readBarcodes(png)));
    expect(read).toEqual(["EAN-8:96385074", "EAN-8:12345670"]);
  });
});

test("settings change the drawing at once and are in the address, but the number is not", {
  tag: "@exhaustive",
}, async ({ page }) => {
  await page.goto(`${address}?type=EAN13&bar=3&height=120&module=0.5`);
  await field(page).fill("4006381333931");
  await page.getByRole("button", { name: "Создать штрихкод" }).click();
  await expect(result(page)).toContainText("56,5");
  const picture = page.getByRole("img", { name: /4006381333931$/ });
  await expect(picture).toHaveAttribute("width", "339px");
  await page.getByLabel("Ширина штриха").fill("1");
  await expect(picture).toHaveAttribute("width", "113px");
  await page.getByRole("checkbox", { name: /Показывать данные/ }).uncheck();
  await expect(page).toHaveURL(/text=0/);
  await expect(page).toHaveURL(/bar=1/);
  expect(page.url()).not.toContain("4006381333931");
  await page.getByLabel("Модуль на бумаге").fill("9");
  await expect(page.getByText("Введите от 0,15 до 1,5 мм")).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test("scrolls to the barcode after it is created", { tag: "@exhaustive" }, async ({ page }) => {
    await page.goto(`${address}?type=EAN13`);
    await field(page).fill("4006381333931");
    await page.getByRole("button", { name: "Создать штрихкод" }).tap();
    await expect(page.getByRole("img", { name: /4006381333931$/ })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("button", { name: "Скачать SVG" })).toBeInViewport();
  });
});
