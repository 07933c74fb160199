import { readFile } from "node:fs/promises";
import type { SignedIn } from "@/lib/features/accounts/responses";
import { totpCode } from "@/tests/support/api/accounts/authenticator";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { newCredentials } from "@/tests/support/browser/visitors";

test("the second factor is enabled with a code, required at sign-in, and accepts a recovery code", async ({
  page,
}) => {
  const visitor = newCredentials();
  const response = await page.request.post("/api/register", { data: visitor });
  const { token } = (await response.json()) as SignedIn;
  await page.goto("/settings");
  await page.evaluate((stored) => localStorage.setItem("auth-token", stored), token);
  const section = page.getByRole("region", { name: "Вход с кодом", exact: true });

  const codeField = page.getByLabel("Код из приложения");

  await test.step("a wrong password is rejected", async () => {
    await section.getByRole("button", { name: "Включить вход с кодом" }).click();
    const password = section.getByLabel("Пароль", { exact: true });
    await password.fill("не тот пароль");
    await section.getByRole("button", { name: "Продолжить" }).click();
    await expect(section.getByText("Неверный пароль")).toBeVisible();
    await expect(password).toHaveValue("не тот пароль");
    await password.fill(visitor.password);
  });

  await test.step("a QR code that failed to load is reported and loaded on a second attempt", async () => {
    const scripts = "**/_next/static/**/*.js";
    await page.route(scripts, (route) => route.abort());
    await section.getByRole("button", { name: "Продолжить" }).click();
    const failure = section.getByRole("alert");
    await expect(failure).toContainText("Не удалось загрузить часть страницы");
    await page.unroute(scripts);
    await failure.getByRole("button", { name: "Попробовать" }).click();
    await expect(section.getByRole("img", { name: "QR-код для приложения" })).toBeVisible();
    await expect(failure).toHaveCount(0);
  });

  await test.step("a code of the application enables the second factor", async () => {
    const uri = await section
      .getByRole("link", { name: "Открыть в приложении" })
      .getAttribute("href");
    const secret = new URL(uri ?? "").searchParams.get("secret") ?? "";
    await expect(section).toContainText(secret.replace(/(.{4})(?=.)/g, "$1 "));
    const code = section.getByLabel("Код из приложения");
    // The code to scan stays in view: no field is focused, so no phone keyboard is open.
    await expect(code).not.toBeFocused();
    await code.fill("000000");
    await section.getByRole("button", { name: "Включить", exact: true }).click();
    await expect(section.getByText("Неверный код. Проверьте")).toBeVisible();
    await code.fill(totpCode(secret));
    await section.getByRole("button", { name: "Включить", exact: true }).click();
  });

  await expect(section.getByRole("heading", { name: "Запасные коды" })).toBeFocused();
  const codes = await section.getByRole("listitem").allTextContents();
  await test.step("the recovery codes are downloaded and printed", async () => {
    expect(codes).toHaveLength(10);
    const download = page.waitForEvent("download");
    await section.getByRole("button", { name: "Скачать" }).click();
    const saved = await readFile(await (await download).path(), "utf8");
    for (const code of codes) expect(saved).toContain(code);
    await page.emulateMedia({ media: "print" });
    await expect(section.getByText(codes[0] ?? "")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Настройки" })).toBeHidden();
    await page.emulateMedia({ media: null });
    await section.getByRole("button", { name: "Коды сохранены" }).click();
    await expect(section).toContainText("Осталось: 10 запасных кодов.");
  });

  await test.step("the sign-in asks for a code and accepts a recovery code", async () => {
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.goto("/login");
    await page.getByLabel("Email").fill(visitor.email);
    await page.getByLabel("Пароль", { exact: true }).fill(visitor.password);
    await page.getByRole("button", { name: "Войти", exact: true }).click();
    await expect(codeField).toBeFocused();
    await expect(codeField).toHaveAttribute("autocomplete", "one-time-code");
    await expect(codeField).toHaveAttribute("inputmode", "numeric");
    await expect(page.getByLabel("Пароль", { exact: true })).toHaveValue(visitor.password);
    await codeField.fill("000000");
    await page.getByRole("button", { name: "Войти", exact: true }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Неверный код" })).toBeVisible();
    await page.getByRole("button", { name: "Ввести запасной код" }).click();
    await codeField.fill(codes[3] ?? "");
    await page.getByRole("button", { name: "Войти", exact: true }).click();
    await expect(page).not.toHaveURL(/\/login/);
  });

  await test.step("it is disabled with the password and a code", async () => {
    await page.goto("/settings");
    await expect(section).toContainText("Осталось: 9 запасных кодов.");
    await section.getByRole("button", { name: "Отключить", exact: true }).click();
    await section.getByLabel("Пароль", { exact: true }).fill(visitor.password);
    await section.getByLabel("Код из приложения").fill(codes[4] ?? "");
    await section.getByRole("button", { name: "Отключить вход с кодом" }).click();
    await expect(section.getByRole("button", { name: "Включить вход с кодом" })).toBeVisible();
  });
});
