import { spawnSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectNoViolations } from "@/tests/support/browser/accessibility";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { address, openProtocol, result } from "@/tests/support/browser/tools/random-page";

test.describe("a draw of prizes", () => {
  const people = (page: Page) => page.getByLabel("Участники", { exact: true });
  const winners = (page: Page) => page.getByRole("list", { name: "Победители" });
  const choose = (page: Page) => page.getByRole("button", { name: "Выбрать победителей" }).click();
  const namesOf = async (page: Page, count: number) => {
    const items = winners(page).getByRole("listitem");
    await expect(items).toHaveCount(count);
    return (await items.allTextContents()).map((text) => text.replace(/№\s\d+$/, ""));
  };

  test("counts duplicate participants once, and each wins at most once by default", async ({
    page,
  }) => {
    await page.goto(address);
    await test.step("the fields load after the choice, and the empty one has the focus", async () => {
      await expect(page.getByRole("radio", { name: "Из списка" })).toBeEnabled();
      await page.waitForLoadState("networkidle");
      let release = () => {};
      const pressed = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route("**/_next/static/**/*.js", async (route) => {
        await pressed;
        await route.continue();
      });
      await page.getByRole("radio", { name: "Розыгрыш среди участников" }).check();
      await choose(page);
      await expect(people(page)).toHaveCount(0);
      release();
      await expect(people(page)).toHaveAccessibleDescription(/Вставьте список участников/);
      await expect(people(page)).toBeFocused();
      await page.unrouteAll();
    });

    await test.step("an emptied list is reported", async () => {
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
    // The settings are in the URL, the people are not.
    expect(new URL(page.url()).search).toBe("?mode=people&count=3");

    await page.getByRole("checkbox", { name: /^Убрать повторы/ }).uncheck();
    await page.getByRole("slider", { name: "Сколько победителей" }).fill("5");
    await choose(page);
    await expect(winners(page).getByRole("listitem")).toHaveCount(5);
  });

  test(
    "takes participants from a table's column, and its protocol is verified with the list",
    { tag: "@exhaustive" },
    async ({ page }, testInfo) => {
      await page.goto(`${address}?mode=people&count=2`);
      // Until its fields have loaded, the only file input is that of a protocol.
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
    },
  );

  test("reveals the winners one by one on the full screen", { tag: "@exhaustive" }, async ({
    page,
  }) => {
    await page.goto(`${address}?mode=people&count=2`);
    await people(page).fill("Анна\nПётр\nМария");
    const stage = page.getByRole("dialog", { name: "Победители" });
    await test.step("without motion when reduced motion is set", async () => {
      await page.getByRole("button", { name: "Показать на весь экран" }).click();
      await expect(stage.getByText("Победитель 1 из 2")).toBeVisible();
      // The page does not contain the names before.
      await expect(winners(page)).toHaveCount(0);
      const seen: string[] = [];
      for (const next of ["Дальше", "Показать всех"]) {
        await stage.getByRole("button", { name: "Открыть победителя" }).click();
        await expect(stage.getByRole("status")).toHaveText(/^Победитель \d: (Анна|Пётр|Мария)$/);
        seen.push(((await stage.getByRole("status").textContent()) ?? "").replace(/^.*: /, ""));
        await expectNoViolations(page, { within: "dialog" });
        await stage.getByRole("button", { name: next }).click();
      }
      await expect(stage.getByRole("listitem")).toHaveCount(2);
      await stage.getByRole("button", { name: "Закрыть" }).last().click();
      await expect(stage).toHaveCount(0);
      expect(await namesOf(page, 2)).toEqual(seen);
    });

    await test.step("names are animated before the winner is shown", async () => {
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
