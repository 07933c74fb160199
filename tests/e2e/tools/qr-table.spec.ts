import { readFile } from "node:fs/promises";
import { unzipSync } from "fflate";
import { expectNoViolations } from "@/tests/support/browser/accessibility";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { watchRequests } from "@/tests/support/browser/network/watch-requests";
import { showFile } from "@/tests/support/browser/tools/show-file";
import { readQrPng } from "@/tests/support/codes/read-qr";

const table =
  'Название;Ссылка\r\n"Стол 1; окно";example.ru/1\r\nСтол 2;слово\r\nСтол 3;example.ru/3\r\n';
/** As Russian versions of Excel write it. */
const windows1251 = Buffer.from(
  [...table].map((letter) => {
    const code = letter.charCodeAt(0);
    return code < 0x80 ? code : code - 0x410 + 0xc0;
  }),
);

test("creates many QR codes from a list and from a table, as an archive and as a sheet", {
  tag: "@exhaustive",
}, async ({ page }) => {
  await page.goto("/generators/qr?many=1", { waitUntil: "networkidle" });
  const requests = watchRequests(page);
  await test.step("the address and a click open the mode for many codes", async () => {
    const isMany = page.getByRole("radio", { name: "Много кодов из таблицы" });
    await expect(isMany).toBeChecked();
    await page.getByRole("radio", { name: "Один код" }).check();
    await expect(page.getByLabel("Список или таблица")).toHaveCount(0);
    await isMany.check();
  });

  await test.step("a list without names is read line by line", async () => {
    await page.getByLabel("Что в таблице").selectOption({ label: "Тексты" });
    await page.getByLabel("Список или таблица").fill("Привет, мир\n\nПока, мир");
    await expect(page.getByText("Прочитано: 2 кода")).toBeVisible();
    await page.getByLabel("Что между столбцами").selectOption({ label: "Запятая" });
    await expect(page.getByRole("cell", { name: "Привет", exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Создать 2 кода" }).click();
    await expect(page.getByText("Все 2 кода прочитаны обратно")).toBeVisible();
    // Changing the appearance gives other codes.
    await page.getByLabel("Поле вокруг кода").selectOption("6");
    await expect(page.getByText("Здесь появятся коды")).toBeVisible();
    expect(page.url()).not.toContain(encodeURIComponent("Привет"));
  });

  await test.step("a table is read with its errors by line and downloaded as an archive", async () => {
    await page.getByLabel("Поле вокруг кода").selectOption("4");
    await page.getByLabel("Что в таблице").selectOption({ label: "Ссылки" });
    await page.getByLabel("Список или таблица").fill("");
    await page.getByRole("button", { name: "Создать коды" }).click();
    await expect(page.getByLabel("Список или таблица")).toHaveAccessibleDescription(
      /Введите данные для QR кода/,
    );
    await page
      .getByLabel("Взять из файла")
      .setInputFiles({ name: "столы.csv", mimeType: "text/csv", buffer: windows1251 });
    await expect(page.getByText("Прочитано: 2 кода, с ошибками 1 строка")).toBeVisible();
    await expect(page.getByText("Строка 3: Проверьте адрес")).toBeVisible();
    await expect(page.getByText("Первую строку взяли за заголовок.")).toBeVisible();
    await expect(page.getByRole("cell", { name: "Стол 1; окно" })).toBeVisible();

    await page.getByLabel("Рамка").selectOption({ label: "С подписью внизу" });
    await page.getByLabel("Подписать каждый код его названием").check();
    await page.getByRole("button", { name: "Создать 2 кода" }).click();
    await expect(page.getByText("Все 2 кода прочитаны обратно")).toBeVisible();
    await expectNoViolations(page, { within: "main" });

    for (const format of ["png", "svg"] as const) {
      const coming = page.waitForEvent("download");
      await page.getByRole("button", { name: `Скачать все ${format.toUpperCase()}` }).click();
      const archive = unzipSync(new Uint8Array(await readFile(await (await coming).path())));
      expect(Object.keys(archive)).toEqual([`001 Стол 1; окно.${format}`, `002 Стол 3.${format}`]);
      const texts: (string | null)[] = [];
      for (const file of Object.values(archive)) {
        texts.push(
          readQrPng(format === "png" ? file : await showFile(page, file, "image/svg+xml")),
        );
      }
      expect(texts).toEqual(["https://example.ru/1", "https://example.ru/3"]);
    }
  });

  await test.step("the codes are printed as a sheet", async () => {
    await page.getByText("Лист для печати или PDF", { exact: true }).click();
    await page.getByLabel("Ширина кода").selectOption({ label: "8 см" });
    await page.getByLabel("Штук каждого").fill("3");
    // Headless Chromium has no print dialog, so printing would end immediately.
    await page.evaluate(() => {
      window.print = () => {};
    });
    await page.getByRole("button", { name: "Распечатать 2 страницы" }).click();
    await page.emulateMedia({ media: "print" });
    const box = await page.locator(".printed-pages img").first().boundingBox();
    expect(((box?.width ?? 0) / 96) * 25.4).toBeCloseTo(80, 0);
    await page.emulateMedia({ media: null });
    const pdf = Buffer.from(await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect([...pdf.matchAll(/\/Type \/Page\b(?!s)/g)]).toHaveLength(2);
  });

  expect(requests.requests).toEqual([]);
});
