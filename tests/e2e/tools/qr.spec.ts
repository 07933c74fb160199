import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { PNG } from "pngjs";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { watchRequests } from "@/tests/support/browser/network/watch-requests";
import { showFile } from "@/tests/support/browser/tools/show-file";
import { readQrPng, readWithZbar } from "@/tests/support/codes/read-qr";

const isRead = (page: Page) => page.getByText("Код прочитан обратно, данные совпали");

async function download(page: Page, format: "PNG" | "SVG"): Promise<Uint8Array> {
  const started = page.waitForEvent("download");
  await page.getByRole("button", { name: `Скачать ${format}` }).click();
  const file = await started;
  expect(file.suggestedFilename()).toMatch(new RegExp(`^qr-[a-z]+\\.${format.toLowerCase()}$`));
  return readFile(await file.path());
}

/** Two decoders that share no code with the encoder read the same from both files. */
async function expectInFiles(page: Page, text: string, { isTransparent = false } = {}) {
  await expect(isRead(page)).toBeVisible();
  const png = await download(page, "PNG");
  for (const picture of [
    // The decoder takes transparency for black.
    isTransparent ? await showFile(page, png, "image/png") : png,
    await showFile(page, await download(page, "SVG"), "image/svg+xml"),
  ]) {
    expect(readQrPng(picture)).toBe(text);
    expect(await readWithZbar(picture)).toBe(text.trim());
  }
}

type Filled = { kind: string; label: string; fill: (page: Page) => Promise<void>; text: string };

const type = (page: Page, label: string, value: string) =>
  page.getByRole("textbox", { name: label }).fill(value);

const kinds: Filled[] = [
  {
    kind: "link",
    label: "Ссылка",
    fill: (page) => type(page, "Адрес страницы", "пример.рф/скидки"),
    text: "https://пример.рф/скидки",
  },
  { kind: "text", label: "Текст", fill: (page) => type(page, "Текст", "Да"), text: "Да" },
  {
    kind: "contact",
    label: "Контакт",
    fill: async (page) => {
      await type(page, "Имя", "Пётр");
      await type(page, "Фамилия", "Иванов");
      await type(page, "Телефон", "+7 912 345-67-89");
      await type(page, "Почта", "petr@example.ru");
      await type(page, "Организация", "ООО «Ромашка»");
      await type(page, "Должность", "Директор");
      await page.getByRole("textbox", { name: "Адрес", exact: true }).fill("Москва, ул. Мира, 1");
      await type(page, "Сайт", "example.ru");
      await type(page, "Заметка", "Звоните; с 9 до 18");
    },
    text: [
      "BEGIN:VCARD",
      "VERSION:3.0",
      "N:Иванов;Пётр;;;",
      "FN:Пётр Иванов",
      "ORG:ООО «Ромашка»",
      "TITLE:Директор",
      "TEL;TYPE=CELL:+7 912 345-67-89",
      "EMAIL;TYPE=INTERNET:petr@example.ru",
      "ADR;TYPE=WORK:;;Москва\\, ул. Мира\\, 1;;;;",
      "URL:https://example.ru",
      "NOTE:Звоните\\; с 9 до 18",
      "END:VCARD",
      "",
    ].join("\r\n"),
  },
  {
    kind: "sms",
    label: "SMS",
    fill: async (page) => {
      await type(page, "Номер", "+7 (912) 345-67-89");
      await type(page, "Текст сообщения", "Хочу на занятие");
    },
    text: "SMSTO:+79123456789:Хочу на занятие",
  },
  {
    kind: "wifi",
    label: "Wi-Fi",
    fill: async (page) => {
      await type(page, "Название сети", "Кафе «Ёлка»");
      await type(page, "Пароль сети", "пять;звёзд");
      await page.getByLabel("Сеть скрыта").check();
    },
    text: "WIFI:T:WPA;S:Кафе «Ёлка»;P:пять\\;звёзд;H:true;;",
  },
  {
    kind: "email",
    label: "Письмо",
    fill: async (page) => {
      await type(page, "Кому", "shop@example.ru");
      await type(page, "Тема", "Заказ");
    },
    text: "mailto:shop@example.ru?subject=%D0%97%D0%B0%D0%BA%D0%B0%D0%B7",
  },
  {
    kind: "phone",
    label: "Звонок",
    fill: (page) => type(page, "Номер", "8 800 555-35-35"),
    text: "tel:88005553535",
  },
  {
    kind: "geo",
    label: "Место",
    fill: async (page) => {
      await type(page, "Широта", "55,753930");
      await type(page, "Долгота", "37,620795");
    },
    text: "geo:55.753930,37.620795",
  },
];

test("the files of each kind of QR code decode to the typed data, without any request", {
  tag: "@exhaustive",
}, async ({ page }) => {
  await page.goto("/qr-code-generator?size=400");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/generators\/qr$/);
  const requests = watchRequests(page);
  for (const { kind, label, fill, text } of kinds) {
    await test.step(label, async () => {
      await page.getByRole("radio", { name: label, exact: true }).check();
      // Input of another kind is not carried over.
      await expect(isRead(page)).toBeHidden();
      await fill(page);
      // The shortest and the longest texts; those in between differ in length only.
      if (kind === "link" || kind === "contact") await expectInFiles(page, text);
      else {
        await expect(isRead(page)).toBeVisible();
        expect(readQrPng(await download(page, "PNG"))).toBe(text);
      }
      const inAddress = Object.fromEntries(new URL(page.url()).searchParams);
      expect(inAddress).toEqual(kind === "link" ? { size: "400" } : { size: "400", kind });
    });
  }
  expect(requests.requests).toEqual([]);
});

test("reports a missing value and copies the picture and the SVG", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/generators/qr");
  await test.step("a missing value is reported at its field, and typed text is kept", async () => {
    await page.getByRole("button", { name: "Скачать SVG" }).click();
    const address = page.getByRole("textbox", { name: "Адрес страницы" });
    await expect(address).toBeFocused();
    await expect(address).toHaveAccessibleDescription(/Введите данные для QR кода/);
    await address.fill("example.ru");
    await expect(page.getByText("Введите данные для QR кода")).toBeHidden();

    await page.getByText("SMS", { exact: true }).click();
    await type(page, "Текст сообщения", "Привет");
    await page.getByRole("button", { name: "Скачать PNG" }).click();
    await expect(page.getByRole("textbox", { name: "Номер" })).toHaveAccessibleDescription(
      /Введите номер телефона/,
    );
    await page.getByText("Ссылка", { exact: true }).click();
    await expect(address).toHaveValue("example.ru");
  });

  await test.step("the picture and the SVG are copied", async () => {
    await page.getByRole("radio", { name: "Текст", exact: true }).check();
    await expect(isRead(page)).toBeHidden();
    await type(page, "Текст", "Привет");
    await expect(isRead(page)).toBeVisible();
    await page.getByRole("button", { name: "Копировать картинку" }).click();
    await expect(page.getByRole("button", { name: "Скопировано!" })).toBeVisible();
    const picture = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      const blob = await item?.getType("image/png");
      return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))];
    });
    expect(readQrPng(Uint8Array.from(picture))).toBe("Привет");

    await page.getByRole("button", { name: "Копировать SVG" }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^<svg /);
  });
});

test("warns about colours that cannot be scanned and corrects them after a click", {
  tag: "@exhaustive",
}, async ({ page }) => {
  await page.goto("/generators/qr?kind=text&color=ffffff&background=1a1a2e");
  await test.step("a light code on a dark background causes a warning, and the colours are swapped", async () => {
    await type(page, "Текст", "Привет");
    await expect(page.getByText("Светлый код на тёмном фоне")).toBeVisible();
    await page.getByRole("button", { name: "Поменять цвета местами" }).click();
    await expect(page.getByText("Светлый код на тёмном фоне")).toBeHidden();
    await expect(page.getByLabel("Цвет кода", { exact: true })).toHaveValue("#1a1a2e");

    await page.getByLabel("Прозрачный фон").check();
    await expect(page.getByText("Кладите такой код на белое")).toBeVisible();
    const picture = await download(page, "PNG");
    expect([...PNG.sync.read(Buffer.from(picture)).data.subarray(0, 4)]).toEqual([0, 0, 0, 0]);
    expect(await readWithZbar(await showFile(page, picture, "image/png"))).toBe("Привет");
    const svg = await download(page, "SVG");
    expect(await readWithZbar(await showFile(page, svg, "image/svg+xml"))).toBe("Привет");
  });

  await test.step("a code that cannot be scanned is not offered, and one click corrects it", async () => {
    const result = page.getByRole("region", { name: "Готовый код" });
    await page.getByLabel("Прозрачный фон").uncheck();
    await page.getByLabel("Цвет фона", { exact: true }).fill("#ffffff");
    await page.getByLabel("Цвет кода", { exact: true }).fill("#fff3e0");
    await type(page, "Текст", "Привет, мир");
    await expect(result.getByRole("status")).toHaveText("Цвета почти не различаются");
    await expect(result.getByRole("img")).toBeHidden();
    await expect(page.getByRole("button", { name: /Скачать/ })).toHaveCount(0);
    await result.getByRole("button", { name: "Вернуть чёрный на белом" }).click();
    await expectInFiles(page, "Привет, мир");

    await type(page, "Текст", "я".repeat(1200));
    await expect(result.getByText(/помещается 1\s165\sзнаков/)).toBeVisible();
    await result.getByRole("button", { name: "Взять коррекцию L" }).click();
    await expect(result.getByRole("status")).toHaveText("Код слишком мелкий");
    await result.getByRole("button", { name: /Увеличить до/ }).click();
    await expect(isRead(page)).toBeVisible();
  });
});

test("a frame and a logo are in both files, and the code in them decodes", {
  tag: "@exhaustive",
}, async ({ page }) => {
  await page.goto("/generators/qr?size=300&border=0");
  await test.step("a frame with text is in both files, and the code in it decodes", async () => {
    await type(page, "Адрес страницы", "example.ru/menu");
    await expect(isRead(page)).toBeVisible();
    const bare = PNG.sync.read(Buffer.from(await download(page, "PNG")));

    await page.getByLabel("Рамка").selectOption({ label: "С подписью внизу" });
    await expect(page.getByLabel("Подпись в рамке")).toHaveValue("Наведите камеру");
    await expect(page.getByLabel("Поле вокруг кода")).toHaveValue("4");
    await expect(page.getByText(/1264\s×\s1\d{3}\spx/)).toBeVisible();
    await expectInFiles(page, "https://example.ru/menu");
    const framed = PNG.sync.read(Buffer.from(await download(page, "PNG")));
    expect([bare.width, bare.height]).toEqual([1200, 1200]);
    expect(framed.width).toBe(1264);
    expect(framed.height).toBeGreaterThan(1400);
    await expect(page).toHaveURL(/frame=bottom/);

    await page.getByLabel("Подпись в рамке").fill("Закажи 🍕");
    await expect(page.getByLabel("Подпись в рамке")).toHaveAccessibleDescription(/Знак «🍕»/);
    await page.getByRole("button", { name: "Скачать PNG" }).click();
    await expect(page.getByLabel("Подпись в рамке")).toBeFocused();
    await page.getByLabel("Подпись в рамке").fill("Откройте меню и закажите со стола");
    await page.getByLabel("Рамка").selectOption({ label: "С подписью вверху" });
    await page.getByLabel("Прозрачный фон").check();
    await expectInFiles(page, "https://example.ru/menu", { isTransparent: true });
    expect(page.url()).not.toContain(encodeURIComponent("меню"));
  });

  await test.step("a logo raises the error correction, and the code decodes", async () => {
    await page.getByLabel("Прозрачный фон").uncheck();
    await page.getByLabel("Рамка").selectOption({ label: "Без рамки" });
    await page.getByLabel("Поле вокруг кода").selectOption("4");
    await page.getByRole("slider", { name: "Размер" }).fill("400");
    await type(page, "Адрес страницы", "example.ru/catalogue?from=flyer");
    await page.getByLabel("Выбрать файл").setInputFiles("app/icon.svg");
    await expect(page.getByText("С логотипом всегда H")).toBeVisible();
    await expect(page.getByRole("radio", { name: /^H/ })).toBeChecked();
    await expectInFiles(page, "https://example.ru/catalogue?from=flyer");
    expect(new TextDecoder().decode(await download(page, "SVG"))).toContain(
      "data:image/png;base64,",
    );

    await page.getByLabel("Заменить").setInputFiles({
      name: "logo.png",
      mimeType: "image/png",
      buffer: Buffer.from("not a picture"),
    });
    await expect(page.getByText("Файл не открывается как картинка")).toBeVisible();
    await page.getByRole("button", { name: "Убрать" }).click();
    await expect(page.getByRole("radio", { name: /^M/ })).toBeChecked();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test("scrolls to the code after Enter", async ({ page }) => {
    await page.goto("/generators/qr?size=300");
    const link = page.getByRole("textbox", { name: "Адрес страницы" });
    await link.fill("example.ru");
    await expect(isRead(page)).toBeAttached();
    await link.press("Enter");
    await expect(page.getByRole("img", { name: "QR-код: Ссылка" })).toBeInViewport({ ratio: 0.9 });
  });
});
