import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible } from "@/tests/support/browser/accessibility";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import {
  address,
  draw,
  drawn,
  openProtocol,
  result,
} from "@/tests/support/browser/tools/random-page";

const bound = (page: Page, name: "От" | "До") => page.getByRole("spinbutton", { name });
const mayRepeat = (page: Page) => page.getByRole("checkbox", { name: "Числа могут повторяться" });

async function numbersOf(page: Page): Promise<number[]> {
  await expect(drawn(page)).toBeVisible();
  const texts = await drawn(page).getByRole("listitem").allTextContents();
  return texts.map((text) => Number(text.replace(/\s/g, "").replace("−", "-").replace(",", ".")));
}

async function setCount(page: Page, count: number) {
  await page.getByRole("slider", { name: "Сколько чисел" }).fill(String(count));
}

async function chooseList(page: Page, list: string) {
  await page.getByRole("radio", { name: "Из списка" }).check();
  await page.getByLabel("Список чисел").fill(list);
}

test("draws numbers from a range and keeps the last ten draws", async ({ page }) => {
  await page.goto(address);
  await test.step("one number from 1 to 100 is drawn by default", async () => {
    await draw(page);
    const [number = Number.NaN, ...more] = await numbersOf(page);
    expect(number).toBeGreaterThanOrEqual(1);
    expect(number).toBeLessThanOrEqual(100);
    expect(more).toEqual([]);
    await expect(result(page).getByText("Количество")).toBeVisible();
    await expect(result(page).getByText(`${number},00`)).toHaveCount(2);
    expect(new URL(page.url()).search).toBe("");
  });

  await test.step("the last ten draws are kept and can be opened again", async () => {
    await setCount(page, 3);
    const status = result(page).getByRole("status");
    const sets = [(await status.textContent()) ?? ""];
    for (let round = 0; round < 12; round++) {
      await draw(page);
      await expect(status).not.toHaveText(sets.at(-1) ?? "");
      sets.push((await status.textContent()) ?? "");
    }
    const entries = result(page).getByRole("button", { name: /;/ });
    await expect(entries).toHaveCount(10);
    await entries.last().click();
    expect(`Выпало: ${(await numbersOf(page)).join("; ")}`).toBe(sets.at(-10));
    await page.reload();
    await expect(page.getByText("Здесь появятся числа")).toBeVisible();
  });

  await test.step("reversed bounds are swapped, excluded numbers omitted, sum and mean shown", async () => {
    await bound(page, "От").fill("6");
    await bound(page, "До").fill("-1");
    await page.getByLabel("Исключить").fill("0, 5");
    await setCount(page, 6);
    await mayRepeat(page).uncheck();
    await draw(page);
    await expect(bound(page, "От")).toHaveValue("-1");
    await expect(bound(page, "До")).toHaveValue("6");
    expect((await numbersOf(page)).sort((a, b) => a - b)).toEqual([-1, 1, 2, 3, 4, 6]);
    await expect(result(page).getByText("15,00")).toBeVisible();
    await expect(result(page).getByText("2,50")).toBeVisible();
  });
});

test("reports wrong input, and draws numbers from a list", async ({ page }) => {
  await page.goto(address);
  await test.step("wrong input is reported in the specification's words", async () => {
    await bound(page, "До").fill("3");
    await page.getByLabel("Исключить").fill("1, 2, 3");
    await draw(page);
    await expect(page.getByText("Нет доступных чисел для генерации")).toBeVisible();
    await expect(page.getByLabel("Исключить")).toBeFocused();
    await expect(page.getByLabel("Исключить")).toHaveValue("1, 2, 3");

    await page.getByLabel("Исключить").fill("2");
    await setCount(page, 5);
    await mayRepeat(page).uncheck();
    await draw(page);
    await expect(
      page.getByText("Нельзя сгенерировать 5 уникальных чисел из 2 доступных"),
    ).toBeVisible();
    await expect(page.getByRole("slider", { name: "Сколько чисел" })).toBeFocused();

    await chooseList(page, "");
    await draw(page);
    await expect(page.getByText("Введите список чисел для выбора")).toBeVisible();
    await chooseList(page, "раз, два");
    await draw(page);
    await expect(page.getByText("Не найдено корректных чисел в списке")).toBeVisible();
    await chooseList(page, "1 2 2.0 три");
    await draw(page);
    await expect(page.getByText("Нельзя выбрать 5 уникальных чисел из 2 доступных")).toBeVisible();
    await expect(page.getByText("Пропустим, это не числа: три.")).toBeVisible();
    await expect(drawn(page)).toHaveCount(0);
  });

  await test.step("a list with decimals is read, with a note on how a comma is read", async () => {
    await chooseList(page, "1,5 2,5");
    await expect(page.getByText(/Запятая здесь разделяет числа/)).toBeVisible();
    await expect(page.getByText("В списке 4 числа")).toBeVisible();
    await chooseList(page, "1,5; 2.25");
    await expect(page.getByText(/Запятая здесь разделяет числа/)).toHaveCount(0);
    await expect(page.getByText("В списке 2 числа")).toBeVisible();
    await setCount(page, 2);
    await mayRepeat(page).uncheck();
    await draw(page);
    expect((await numbersOf(page)).sort((a, b) => a - b)).toEqual([1.5, 2.25]);
    await expect(result(page).getByText("3,75")).toBeVisible();
    await expect(result(page).getByText("1,88")).toBeVisible();
    // The settings are in the URL, the list is not.
    expect(new URL(page.url()).search).toBe("?mode=list&count=2&repeats=no");
  });
});

test("draws from the settings in the address, is accessible, and copies and prints the result", {
  tag: "@exhaustive",
}, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${address}?min=-9007199254740991&max=9007199254740991&count=20&repeats=no`);
  await test.step("numbers are drawn from all safe integers", async () => {
    await expect(bound(page, "От")).toHaveValue("-9007199254740991");
    await draw(page);
    await expect(drawn(page).getByRole("listitem")).toHaveCount(20);
    expect(new Set(await numbersOf(page)).size).toBe(20);
  });

  await test.step("the page is accessible with its result and its errors", async () => {
    await openProtocol(page);
    await bound(page, "До").fill("");
    await draw(page);
    await expect(page.getByText("Введите целое число")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("the numbers are copied, and the protocol is printed without the form", async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await bound(page, "От").fill("1000");
    await bound(page, "До").fill("1000");
    await setCount(page, 2);
    await mayRepeat(page).check();
    await draw(page);
    await expect(drawn(page).getByRole("listitem")).toHaveCount(2);
    await page.getByRole("button", { name: "Копировать числа" }).click();
    await expect(page.getByRole("button", { name: "Скопировано!" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("1000, 1000");

    await page.emulateMedia({ media: "print" });
    await expect(
      result(page)
        .getByText(/HMAC-SHA-256/)
        .last(),
    ).toBeVisible();
    await expect(page.getByRole("button", { name: "Сгенерировать" })).toBeHidden();
    await expect(page.getByRole("textbox", { name: "Текст протокола" })).toBeHidden();
  });
});

test("the protocol is verified on the page and by the downloadable program", {
  tag: "@exhaustive",
}, async ({ page }) => {
  await page.goto(address);
  await bound(page, "До").fill("250");
  await page.getByLabel("Исключить").fill("13, 66");
  await setCount(page, 5);
  await mayRepeat(page).uncheck();
  await page.getByText("Своё зерно").click();
  await page.getByLabel("Зерно").fill("курс  доллара 80,1234");
  await draw(page);
  await draw(page);
  // The same seed gives the same result.
  const entries = result(page).getByRole("button", { name: /;/ });
  await expect(entries).toHaveCount(2);
  const [first, second] = await entries.locator("span:first-child").allTextContents();
  expect(first).toBe("93; 202; 191; 175; 37");
  expect(second).toBe(first);

  const protocol = await openProtocol(page);
  expect(protocol).toContain("Зерно: курс доллара 80,1234");
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Скачать" }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe("Протокол выбора.txt");
  expect((await readFile(await file.path(), "utf8")).trim()).toBe(protocol);

  const program = await page.request.get("/check-draw.mjs");
  const run = spawnSync(process.execPath, ["--input-type=module", "--eval", await program.text()], {
    input: protocol,
    encoding: "utf8",
  });
  expect(run.stdout).toContain("Протокол верен");

  const pasted = page.getByLabel("Текст протокола");
  const check = page.getByRole("button", { name: "Проверить", exact: true });
  await check.click();
  await expect(page.getByText("Вставьте текст протокола")).toBeVisible();
  await pasted.fill(protocol);
  await check.click();
  await expect(page.getByText("Протокол верен")).toBeVisible();
  await pasted.fill(protocol.replace("93, 202", "93, 203"));
  await check.click();
  await expect(page.getByText("Протокол не сходится")).toBeVisible();
  await expect(page.getByText(/выпадает 93, 202, 191, 175, 37, а/)).toBeVisible();
  await pasted.fill(protocol.replace(/Зерно: .+/, ""));
  await check.click();
  await expect(page.getByText("Это не протокол. Нет строки «Зерно».")).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test("scrolls to the drawn numbers", { tag: "@exhaustive" }, async ({ page }) => {
    await page.goto(address);
    await page.getByRole("button", { name: "Сгенерировать" }).tap();
    await expect(drawn(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("button", { name: "Копировать числа" })).toBeInViewport();
  });
});
