import { spawnSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { createAxe, expectAccessible } from "@/tests/e2e/helpers/accessibility";
import { expect, test } from "@/tests/e2e/helpers/fail-on-page-errors";

const address = "/generators/random";
const result = (page: Page) => page.getByRole("region", { name: "Результат" });
const drawn = (page: Page) => page.getByRole("list", { name: "Выпавшие числа" });
const draw = (page: Page) => page.getByRole("button", { name: "Сгенерировать" }).click();
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

async function openProtocol(page: Page): Promise<string> {
  await result(page).getByText("Протокол выбора", { exact: true }).click();
  return (await result(page).locator("pre").first().textContent()) ?? "";
}

test("draws from a range, and keeps the last ten sets", async ({ page }) => {
  await page.goto(address);
  await test.step("one number from 1 to 100 at first", async () => {
    await draw(page);
    const [number = Number.NaN, ...more] = await numbersOf(page);
    expect(number).toBeGreaterThanOrEqual(1);
    expect(number).toBeLessThanOrEqual(100);
    expect(more).toEqual([]);
    await expect(result(page).getByText("Количество")).toBeVisible();
    await expect(result(page).getByText(`${number},00`)).toHaveCount(2);
    expect(new URL(page.url()).search).toBe("");
  });

  await test.step("keeps the last ten sets, each with its protocol", async () => {
    await setCount(page, 3);
    const status = result(page).getByRole("status");
    const sets = [(await status.textContent()) ?? ""];
    for (let made = 0; made < 12; made++) {
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

  await test.step("swaps reversed bounds, leaves out what is excluded, shows sum and mean", async () => {
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

test("says what is wrong, and draws from a list", async ({ page }) => {
  await page.goto(address);
  await test.step("says in the words of the specification what is wrong", async () => {
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

  await test.step("reads a list with decimals and says how it reads a comma", async () => {
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
    // The settings get into the address, the list does not.
    expect(new URL(page.url()).search).toBe("?mode=list&count=2&repeats=no");
  });
});

test("a form of the address is drawn from, accessible, copied and printed", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${address}?min=-9007199254740991&max=9007199254740991&count=20&repeats=no`);
  await test.step("draws at once from all whole numbers that there are", async () => {
    await expect(bound(page, "От")).toHaveValue("-9007199254740991");
    await draw(page);
    await expect(drawn(page).getByRole("listitem")).toHaveCount(20);
    expect(new Set(await numbersOf(page)).size).toBe(20);
  });

  await test.step("is accessible with its result and its errors, in a narrow window as well", async () => {
    await openProtocol(page);
    await bound(page, "До").fill("");
    await draw(page);
    await expect(page.getByText("Введите целое число")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("copies the numbers, and prints the protocol without the form", async () => {
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

test("the protocol is drawn again here and by the program that anybody can download", async ({
  page,
}) => {
  await page.goto(address);
  await bound(page, "До").fill("250");
  await page.getByLabel("Исключить").fill("13, 66");
  await setCount(page, 5);
  await mayRepeat(page).uncheck();
  await page.getByText("Своё зерно").click();
  await page.getByLabel("Зерно").fill("курс  доллара 80,1234");
  await draw(page);
  await draw(page);
  // One seed, one outcome.
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

test.describe("a draw of prizes", () => {
  const people = (page: Page) => page.getByLabel("Участники", { exact: true });
  const winners = (page: Page) => page.getByRole("list", { name: "Победители" });
  const choose = (page: Page) => page.getByRole("button", { name: "Выбрать победителей" }).click();
  const namesOf = async (page: Page, count: number) => {
    const items = winners(page).getByRole("listitem");
    await expect(items).toHaveCount(count);
    return (await items.allTextContents()).map((text) => text.replace(/№\s\d+$/, ""));
  };

  test("counts who stands there twice, and nobody wins twice by itself", async ({ page }) => {
    await page.goto(address);
    await test.step("its fields come after the press, and the empty one has the focus", async () => {
      await expect(page.getByRole("radio", { name: "Из списка" })).toBeEnabled();
      await page.waitForLoadState("networkidle");
      let letCome = () => {};
      const pressed = new Promise<void>((resolve) => {
        letCome = resolve;
      });
      await page.route("**/_next/static/**/*.js", async (route) => {
        await pressed;
        await route.continue();
      });
      await page.getByRole("radio", { name: "Розыгрыш среди участников" }).check();
      await choose(page);
      await expect(people(page)).toHaveCount(0);
      letCome();
      await expect(people(page)).toHaveAccessibleDescription(/Вставьте список участников/);
      await expect(people(page)).toBeFocused();
      await page.unrouteAll();
    });

    await test.step("a list that is emptied again is missed", async () => {
      await people(page).fill("Анна");
      await expect(people(page)).not.toHaveAccessibleDescription(/Вставьте список участников/);
      await people(page).fill("");
      await choose(page);
      await expect(people(page)).toHaveAccessibleDescription(/Вставьте список участников/);
      await expect(people(page)).toBeFocused();
    });

    await expect(
      page.getByRole("checkbox", { name: "Победители могут повторяться" }),
    ).not.toBeChecked();
    await people(page).fill("@anna хочу!\nПётр\n@Anna ещё\nМария\nпётр");
    await expect(page.getByText("В списке 5 строк, из них 2 повтора")).toBeVisible();
    await page.getByRole("slider", { name: "Сколько победителей" }).fill("4");
    await choose(page);
    await expect(page.getByText("Нельзя выбрать 4 победителей из 3 участников")).toBeVisible();
    await page.getByRole("slider", { name: "Сколько победителей" }).fill("3");
    await choose(page);
    expect((await namesOf(page, 3)).sort()).toEqual(["@anna хочу!", "Мария", "Пётр"]);
    await expect(result(page).getByText("Сумма")).toHaveCount(0);
    // The settings get into the address, the people do not.
    expect(new URL(page.url()).search).toBe("?mode=people&count=3");

    await page.getByRole("checkbox", { name: /^Убрать повторы/ }).uncheck();
    await page.getByRole("slider", { name: "Сколько победителей" }).fill("5");
    await choose(page);
    await expect(winners(page).getByRole("listitem")).toHaveCount(5);
  });

  test("takes the column of a table, and its protocol is checked with the list", async ({
    page,
  }, testInfo) => {
    await page.goto(`${address}?mode=people&count=2`);
    // Until its fields have come, the only file is that of a protocol.
    await expect(people(page)).toBeVisible();
    await page
      .getByLabel("Взять из файла")
      .first()
      .setInputFiles({
        name: "comments.csv",
        mimeType: "text/csv",
        buffer: Buffer.from('id,Автор,Текст\n1,@anna,"Хочу, очень"\n2,@oleg,Да\n3,@mila,Ура\n'),
      });
    await expect(people(page)).toHaveValue("@anna\n@oleg\n@mila");
    await page.getByLabel("В каком столбце имена").selectOption({ label: "Текст" });
    await expect(people(page)).toHaveValue("Хочу, очень\nДа\nУра");
    await page.getByLabel("В каком столбце имена").selectOption({ label: "Автор" });

    await page.getByText("Список с номерами, для розыгрыша при всех").click();
    const shown = page.locator("details code");
    await expect(shown).toHaveText(/^[0-9a-f]{64}$/);
    const coming = page.waitForEvent("download");
    await page.getByRole("button", { name: "Скачать список" }).click();
    const list = await readFile(await (await coming).path(), "utf8");
    expect(list).toBe("1. @anna\n2. @oleg\n3. @mila\n");
    const fingerprint = await shown.textContent();

    await page.getByText("Своё зерно").click();
    await page.getByLabel("Зерно").fill("курс доллара 80,1234");
    await choose(page);
    const protocol = await openProtocol(page);
    expect(protocol).toContain("Выбор: числа от 1 до 3");
    expect(protocol).toContain("Повторы: нет");
    expect(protocol).toContain(`Участники: 3, SHA-256 списка ${fingerprint}`);
    for (const name of await namesOf(page, 2)) expect(protocol).toContain(`: ${name}`);

    const [protocolFile, listFile, programFile] = [
      testInfo.outputPath("protocol.txt"),
      testInfo.outputPath("list.txt"),
      testInfo.outputPath("check.mjs"),
    ] as const;
    await writeFile(protocolFile, protocol);
    await writeFile(listFile, list);
    await writeFile(programFile, await (await page.request.get("/check-draw.mjs")).text());
    const run = spawnSync(process.execPath, [programFile, protocolFile, listFile], {
      encoding: "utf8",
    });
    expect(run.stdout).toContain("Протокол верен");
    expect(run.stdout).toContain("Список верен");

    await page.getByLabel("Текст протокола").fill(protocol);
    await page.getByLabel("Список участников с номерами").fill(list);
    const check = page.getByRole("button", { name: "Проверить", exact: true });
    await check.click();
    await expect(page.getByText("Протокол и список верны")).toBeVisible();
    await page.getByLabel("Список участников с номерами").fill(list.replace("@oleg", "@olga"));
    await check.click();
    await expect(page.getByText("Список другой")).toBeVisible();
  });

  test("is opened name by name on the whole screen", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(`${address}?mode=people&count=2`);
    await people(page).fill("Анна\nПётр\nМария");
    const stage = page.getByRole("dialog", { name: "Победители" });
    await test.step("without motion for those who want none", async () => {
      await page.getByRole("button", { name: "Показать на весь экран" }).click();
      await expect(stage.getByText("Победитель 1 из 2")).toBeVisible();
      // Nothing on the page tells the names before.
      await expect(winners(page)).toHaveCount(0);
      const seen: string[] = [];
      for (const next of ["Дальше", "Показать всех"]) {
        await stage.getByRole("button", { name: "Открыть победителя" }).click();
        await expect(stage.getByRole("status")).toHaveText(/^Победитель \d: (Анна|Пётр|Мария)$/);
        seen.push(((await stage.getByRole("status").textContent()) ?? "").replace(/^.*: /, ""));
        expect((await (await createAxe(page)).include("dialog").analyze()).violations).toEqual([]);
        await stage.getByRole("button", { name: next }).click();
      }
      await expect(stage.getByRole("listitem")).toHaveCount(2);
      await stage.getByRole("button", { name: "Закрыть" }).last().click();
      await expect(stage).toHaveCount(0);
      expect(await namesOf(page, 2)).toEqual(seen);
    });

    await test.step("names fly past before the winner stays", async () => {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await page.getByRole("slider", { name: "Сколько победителей" }).fill("1");
      await page.getByRole("button", { name: "Показать на весь экран" }).click();
      await stage.getByRole("button", { name: "Открыть победителя" }).click();
      await expect(stage.getByRole("button", { name: "Открыть победителя" })).toHaveAttribute(
        "aria-disabled",
        "true",
      );
      await expect(stage.getByRole("status")).toHaveText("");
      await expect(stage.getByRole("status")).toHaveText(/^Победитель 1: /);
      await stage.getByRole("button", { name: "Готово" }).click();
      await expect(winners(page).getByRole("listitem")).toHaveCount(1);
    });
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test("what was drawn comes into sight", async ({ page }) => {
    await page.goto(address);
    await page.getByRole("button", { name: "Сгенерировать" }).tap();
    await expect(drawn(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("button", { name: "Копировать числа" })).toBeInViewport();
  });
});
