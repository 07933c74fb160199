import type { Page } from "@playwright/test";
import type { SignedIn } from "@/lib/features/accounts/responses";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { fillPrivacyForm } from "@/tests/support/browser/privacy-form";
import { newCredentials } from "@/tests/support/browser/visitors";

const company = "ООО «Ромашка и партнёры»";
const nameLabel = "Название организации или фамилия, имя и отчество";

/** Holds the calls of a method to an address until the returned function lets them through or fails them. */
async function holdCalls(page: Page, address: string | RegExp, method: "POST" | "DELETE") {
  let settle = (_outcome: "continue" | "abort") => {};
  const outcome = new Promise<"continue" | "abort">((resolve) => {
    settle = resolve;
  });
  await page.route(address, async (route) => {
    if (route.request().method() !== method || (await outcome) === "continue") {
      return route.continue();
    }
    return route.abort();
  });
  return settle;
}

test("a guest's answers become a draft of the account, and a conflict between two tabs is resolved", {
  tag: "@exhaustive",
}, async ({ page, context }) => {
  const wizard = await fillPrivacyForm(page, company);
  const inAccount = wizard.getByText(/^Сохранено в \d\d:\d\d$/);

  await test.step("a guest's answers are in the browser until the account has them", async () => {
    await expect(wizard.getByText("Сохранено в этом браузере")).toBeVisible();
    await wizard.getByRole("button", { name: "Закрыть форму" }).click();
    const visitor = newCredentials();
    const uploaded = page.waitForResponse(
      (response) => response.url().endsWith("/api/documents/drafts") && response.status() === 201,
    );
    await page.goto("/auth?tab=register");
    await page.getByRole("tab", { name: "Регистрация" }).click();
    await page.getByRole("textbox", { name: "Email" }).fill(visitor.email);
    await page.getByLabel("Пароль", { exact: true }).fill(visitor.password);
    await page.getByRole("button", { name: "Зарегистрироваться" }).click();
    await uploaded;
    // The browser's copy is removed once the response was read.
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("document-draft:guest")))
      .toBeNull();
    await page.goto("/generator?type=privacy");
    await page.getByRole("button", { name: "Продолжить заполнение" }).click();
    await expect(wizard.getByLabel(nameLabel)).toHaveValue(company);
  });

  await test.step("the server stores every change, and a reload shows it", async () => {
    await wizard.getByLabel(nameLabel).fill(`${company} 2`);
    await expect(inAccount).toBeVisible();
    await page.reload();
    await page.getByRole("button", { name: "Продолжить заполнение" }).click();
    await expect(wizard.getByLabel(nameLabel)).toHaveValue(`${company} 2`);
  });

  await test.step("a draft open in two tabs asks which version to continue", async () => {
    const otherPage = await context.newPage();
    await otherPage.goto("/generator?type=privacy");
    await otherPage.getByRole("button", { name: "Продолжить заполнение" }).click();
    const second = otherPage.getByRole("dialog");
    await second.getByLabel(nameLabel).fill("Из другой вкладки");
    await expect(second.getByText(/^Сохранено в \d\d:\d\d$/)).toBeVisible();

    await page.bringToFront();
    const address = wizard.getByRole("textbox", { name: "Адрес сайта", exact: true });
    await address.fill("moe.ru");
    const question = page.getByRole("dialog", { name: "Черновик изменён в другой вкладке" });
    const chooseVersion = wizard.getByRole("button", { name: "Выбрать версию" });
    // Neither Back nor Escape chooses: the other version stays on the server, this one on the screen.
    for (const leave of [() => page.goBack(), () => page.keyboard.press("Escape")]) {
      await expect(question).toBeVisible();
      await leave();
      await expect(question).toBeHidden();
      await expect(address).toHaveValue("moe.ru");
      await chooseVersion.click();
    }
    await question.getByRole("button", { name: "Открыть версию из другой вкладки" }).click();
    await expect(wizard.getByLabel(nameLabel)).toHaveValue("Из другой вкладки");
    await expect(address).toHaveValue("romashka.ru");
    await otherPage.close();
  });

  await test.step("a draft that is being deleted cannot be continued meanwhile", async () => {
    await page.goto("/generator?type=unknown");
    const onward = wizard.getByRole("button", { name: "Продолжить заполнение" });
    await expect(onward).toHaveCount(1);
    const settle = await holdCalls(page, "**/api/documents/*", "DELETE");
    await wizard.getByRole("button", { name: "Удалить" }).click();
    const question = page.getByRole("alertdialog", { name: "Удалить черновик?" });
    await question.getByRole("button", { name: "Удалить черновик" }).click();
    await page.keyboard.press("Escape");
    await expect(question).toBeVisible();
    settle("continue");
    await expect(question).toBeHidden();
    await expect(onward).toHaveCount(0);
  });
});

test("reports code that cannot be loaded offline and keeps the page", {
  tag: "@exhaustive",
}, async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/feedback", { waitUntil: "networkidle" });
  const menu = page.getByRole("button", { name: "Открыть меню" });
  const drawer = page.getByRole("dialog", { name: "Меню" });

  await test.step("a menu that fails to load leaves the page as it is, and opens when the network is back", async () => {
    await page.getByLabel("Тема").fill("Набрано до обрыва");
    await context.setOffline(true);
    await menu.click();
    await expect(page.getByText("Не удалось открыть").first()).toBeVisible();
    await expect(page.getByLabel("Тема")).toHaveValue("Набрано до обрыва");
    await context.setOffline(false);
    await menu.click();
    await expect(drawer).toBeVisible();
  });

  await test.step("a form that fails to load is reported", async () => {
    await drawer.getByRole("link", { name: "Главная" }).click();
    await expect(page).toHaveURL("/");
    await expect(drawer).toBeHidden();
    await context.setOffline(true);
    await page.getByRole("button", { name: "Создать документ" }).first().click();
    await expect(page.getByText("Не удалось открыть форму").first()).toBeVisible();
  });
});

test("answers survive a lost network and an ended session and are deleted by a confirmed sign-out", {
  tag: "@exhaustive",
}, async ({ page, context }) => {
  const visitor = newCredentials();
  const registered = await page.request.post("/api/register", { data: visitor });
  const { user } = (await registered.json()) as SignedIn;
  const wizard = await fillPrivacyForm(page, company);
  const address = wizard.getByRole("textbox", { name: "Адрес сайта", exact: true });
  const inAccount = wizard.getByText(/^Сохранено в \d\d:\d\d$/);
  await expect(inAccount).toBeVisible();

  await test.step("without a network the form keeps a copy in the browser, and saves it when the network is back", async () => {
    await context.setOffline(true);
    await address.fill("lilia.ru");
    await expect(wizard.getByText("Не удалось сохранить, копия в браузере").first()).toBeVisible();
    await wizard.getByRole("button", { name: "Создать документ" }).click();
    await expect(page.getByText("Ошибка создания документа").first()).toBeVisible();
    await expect(wizard.getByLabel(nameLabel)).toHaveValue(company);
    await context.setOffline(false);
    await expect(inAccount).toBeVisible();
  });

  await test.step("a creation that fails after the form was closed is reported, and the answers are kept", async () => {
    // The document is made of a stored draft, which the query names.
    const creation = /\/api\/documents\?draft=/;
    const settle = await holdCalls(page, creation, "POST");
    await wizard.getByRole("button", { name: "Создать документ" }).click();
    await expect(wizard.getByText("Создание документа...")).toBeVisible();
    await wizard.getByRole("button", { name: "Закрыть форму" }).click();
    await expect(wizard).toBeHidden();
    settle("abort");
    await expect(page.getByText("Документ не создан").first()).toBeVisible();
    await page.unroute(creation);
    await page.goto("/generator?type=privacy");
    await page.getByRole("button", { name: "Продолжить заполнение" }).click();
    await expect(wizard.getByLabel(nameLabel)).toHaveValue(company);
  });

  await test.step("after the session ended the form keeps a copy in the browser and asks to sign in", async () => {
    await context.clearCookies();
    await page.evaluate(() => localStorage.removeItem("auth-token"));
    await address.fill("vasilek.ru");
    await expect(wizard.getByText("Сеанс закончился, копия в браузере").first()).toBeVisible();
    await wizard.getByRole("button", { name: "Войти" }).click();
    const signIn = page.getByRole("dialog", { name: "Войдите ещё раз" });
    await signIn.getByRole("textbox", { name: "Email" }).fill(visitor.email);
    await signIn.getByLabel("Пароль", { exact: true }).fill(visitor.password);
    await signIn.getByRole("button", { name: "Войти" }).click();
    await expect(inAccount).toBeVisible();
  });

  await test.step("a sign-out deletes the account's answers from this browser after a question", async () => {
    await page.goto("/documents");
    // The state of a form whose connection was lost.
    const key = `document-draft:${user.id}`;
    await page.evaluate(
      ([name = ""]) => {
        localStorage.setItem(
          name,
          JSON.stringify({ values: { type: "privacy" }, savedAt: "", stored: null }),
        );
        sessionStorage.setItem("feedback-draft", JSON.stringify({ message: "не для всех" }));
      },
      [key],
    );
    const kept = () =>
      page.evaluate(
        ([name = ""]) => [localStorage.getItem(name), sessionStorage.getItem("feedback-draft")],
        [key],
      );
    const signOut = async () => {
      await page.getByRole("button", { name: /^Меню пользователя/ }).click();
      await page.getByRole("menuitem", { name: "Выйти" }).click();
    };
    const question = page.getByRole("alertdialog", { name: "Выйти и стереть ответы?" });

    await signOut();
    await question.getByRole("button", { name: "Отмена" }).click();
    await expect(question).toHaveCount(0);
    expect(await kept()).not.toContain(null);

    // The session continues on the server: the answers stay for their owner. In this browser no user is signed in.
    await page.route("**/api/logout", (route) => route.abort());
    await signOut();
    await question.getByRole("button", { name: "Выйти и стереть" }).click();
    await expect(page).toHaveURL("/");
    expect((await kept())[0]).not.toBeNull();
    await page.unroute("**/api/logout");
    await expect(page.getByRole("button", { name: /^Меню пользователя/ })).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Здравствуйте");

    await page.request.post("/api/login", { data: visitor });
    await page.goto("/documents");
    await signOut();
    await question.getByRole("button", { name: "Выйти и стереть" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("button", { name: /^Меню пользователя/ })).toHaveCount(0);
    expect(await kept()).toEqual([null, null]);
  });
});
