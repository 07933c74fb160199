import { readFile } from "node:fs/promises";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { failCalls } from "@/tests/support/browser/network/fail-calls";
import { registerIn } from "@/tests/support/browser/privacy-form";
import { newCredentials } from "@/tests/support/browser/visitors";
import { wordsOfDocx } from "@/tests/support/documents/document-words";

const company = "ООО «Ромашка»";

test("the disclaimer's form asks to sign in, saves the file, and reports failures and the limit", {
  tag: "@exhaustive",
}, async ({ page }) => {
  await page.goto("/social-disclaimer-simple");
  const name = page.getByLabel("Название компании или ФИО");
  const create = page.getByRole("button", { name: "Создать и скачать .docx" });
  const toast = page.locator("[data-sonner-toast]");
  const fill = async () => {
    await name.fill(company);
    await page.getByLabel("Адрес сайта").fill("romashka.ru");
    await page.getByLabel("Контактный email").fill("info@romashka.ru");
  };

  await test.step("missing fields are reported", async () => {
    await create.click();
    for (const message of [
      "Название компании обязательно",
      "Введите корректный URL",
      "Введите корректный email",
    ]) {
      await expect(page.getByText(message)).toBeVisible();
    }
  });

  await test.step("after a registration in the form a .docx is saved", async () => {
    await fill();
    await create.click();
    const registration = page.getByRole("dialog", { name: "Требуется регистрация" });
    const download = page.waitForEvent("download");
    await registerIn(registration, newCredentials());
    const file = await download;
    expect(file.suggestedFilename()).toBe("Отказ_от_соцсетей_ООО_Ромашка.docx");
    const words = wordsOfDocx(new Uint8Array(await readFile(await file.path())));
    expect(words.join(" ")).toContain(company);
    await expect(name).toHaveValue("");
    await expect(page.getByText("Документ создан", { exact: true })).toBeVisible();
    await expect(toast.filter({ hasText: "Документ создан" })).toContainText("Файл скачан!");
  });

  await test.step("a failure keeps what was typed", async () => {
    const unavailable = { status: 503, code: "UNAVAILABLE", message: "Сервис недоступен" };
    await failCalls(page, "**/api/documents", unavailable);
    await fill();
    await create.click();
    await expect(page.getByText("Документ не создан")).toBeVisible();
    await expect(name).toHaveValue(company);
  });

  await test.step("a failure and a reached limit are reported", async () => {
    await failCalls(page, "**/api/documents", "nothing readable");
    await create.click();
    const failed = toast.filter({ hasText: "Не удалось создать документ. Попробуйте снова." });
    await expect(failed.first()).toBeVisible();
    await failCalls(page, "**/api/documents", {
      status: 403,
      code: "LIMIT_REACHED",
      message: "LIMIT_REACHED: лимит исчерпан",
    });
    await create.click();
    await expect(toast.filter({ hasText: "Лимит документов исчерпан" })).toContainText(
      "Перейдите на премиум-план для безлимитного создания документов.",
    );
  });
});
