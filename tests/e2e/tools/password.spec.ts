import type { Page } from "@playwright/test";
import { russianWords } from "@/content/tools/words-ru";
import { expectAccessible } from "@/tests/support/browser/accessibility";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { isPrefetch, watchRequests } from "@/tests/support/browser/watch-requests";

const address = "/generators/password";
const result = (page: Page) => page.getByRole("region", { name: "Результат" });
const secrets = (page: Page) => result(page).locator("code");
const history = (page: Page) => page.getByRole("region", { name: "История" }).locator("code");
const create = (page: Page) => page.getByRole("button", { name: /^Создать/ }).click();
const choose = (page: Page, name: string, isChosen: boolean) =>
  page.getByRole("checkbox", { name: new RegExp(`^${name}`) }).setChecked(isChosen);

/** What the browser would keep or tell: nothing of a password may get there. */
const kept = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]),
  );

test("one is there at once, follows the settings and is copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const length = page.getByRole("slider", { name: "Длина" });

  await test.step("one is there at once: twelve letters and digits, shown, rated by six points", async () => {
    // The page is the same for everybody: a password comes with the scripts.
    const html = await (await page.request.get(address)).text();
    expect(html).toContain("Здесь появится пароль");
    expect(html).not.toContain("<code");

    await page.goto(address);
    await expect(length).toHaveValue("12");
    await expect(page.getByText("Стойкость: 71 бит.")).toBeVisible();
    await expect(secrets(page)).toHaveText(/^[A-Za-z0-9]{12}$/);
    const password = (await secrets(page).textContent()) ?? "";
    for (const kind of [/[A-Z]/, /[a-z]/, /[0-9]/]) expect(password).toMatch(kind);
    await expect(result(page).getByText("Сильный")).toBeVisible();
    await expect(result(page).getByText("5 из 6")).toBeVisible();

    await page.getByRole("button", { name: "Скрыть" }).click();
    await expect(secrets(page)).toHaveCount(0);
    await expect(page.getByText(password)).toHaveCount(0);
    await result(page).getByRole("button", { name: "Показать" }).click();
    await expect(secrets(page)).toHaveText(password);
  });

  await test.step("wants at least one class of characters", async () => {
    for (const name of ["Заглавные", "Строчные", "Цифры"]) await choose(page, name, false);
    await expect(page.getByText("Выберите хотя бы один тип символов")).toBeVisible();
    await create(page);
    await expect(page.getByRole("checkbox", { name: /^Заглавные/ })).toBeFocused();
    await expect(secrets(page)).toHaveCount(0);
    await choose(page, "Цифры", true);
    await expect(page.getByText("Выберите хотя бы один тип символов")).toHaveCount(0);
    await expect(secrets(page)).toHaveText(/^\d{12}$/);
  });

  await test.step("it follows the settings, and stays in the history once it was copied or asked for", async () => {
    await page.getByRole("button", { name: "20 знаков с символами" }).click();
    await expect(length).toHaveValue("20");
    await expect(secrets(page)).toHaveText(/^\S{20}$/);
    await expect(result(page).getByText("6 из 6")).toBeVisible();
    await expect(history(page)).toHaveCount(0);

    const copied = (await secrets(page).textContent()) ?? "";
    await result(page).getByRole("button", { name: "Копировать пароль" }).click();
    await length.press("End");
    await expect(secrets(page)).toHaveText(/^\S{50}$/);
    await expect(history(page)).toHaveText([copied]);

    await create(page);
    await expect(history(page)).toHaveCount(2);
    await length.press("Home");
    await expect(history(page)).toHaveCount(3);
    await length.press("ArrowRight");
    await expect(secrets(page)).toHaveText(/^\S{5}$/);
    await expect(history(page)).toHaveCount(3);
  });

  await test.step("copies with one press and says so for a while", async () => {
    const said = result(page).getByRole("button", { name: "Скопировано!" });
    await expect(said).toHaveCount(0);
    await secrets(page).click();
    await expect(said).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      await secrets(page).textContent(),
    );
    await expect(said).toHaveCount(0);
  });
});

test("keeps to what is asked of passwords and of phrases, and is accessible", {
  tag: "@exhaustive",
}, async ({ page }) => {
  await page.goto(address);
  await test.step("keeps to length, classes and exclusions, up to fifty characters and twenty at once", async () => {
    await page.getByRole("slider", { name: "Длина" }).press("End");
    await page.getByRole("slider", { name: "Сколько сразу" }).press("End");
    await choose(page, "Символы", true);
    await choose(page, "Похожие", true);
    await choose(page, "Трудночитаемые", true);
    await expect(secrets(page)).toHaveCount(20);
    for (const password of await secrets(page).allTextContents()) {
      expect(password).toMatch(/^[A-HJ-NP-Za-hjkmnp-z2-9!#$%&*+\-=?@^_]{50}$/);
    }
    await expect(result(page).getByText("6 из 6")).toBeVisible();

    await page.getByRole("slider", { name: "Длина" }).press("Home");
    for (const name of ["Заглавные", "Строчные", "Символы"]) await choose(page, name, false);
    await create(page);
    await expect(secrets(page).first()).toHaveText(/^[2-9]{4}$/);
    await expect(result(page).getByText("Слабый")).toBeVisible();
  });

  await test.step("makes phrases of Russian words, in Latin letters too", async () => {
    await page.getByRole("slider", { name: "Сколько сразу" }).press("Home");
    await page.getByRole("radio", { name: "Фраза из слов" }).check();
    await expect(page.getByText("Стойкость: 66 бит.")).toBeVisible();
    await expect(secrets(page)).toHaveText(/-/);
    await expect(secrets(page)).toHaveCount(1);
    const words = ((await secrets(page).textContent()) ?? "").split("-");
    expect(words).toHaveLength(6);
    expect(words.filter((word) => !russianWords.includes(word))).toEqual([]);

    await page.getByRole("slider", { name: "Сколько слов" }).press("Home");
    await page.getByRole("radio", { name: /^Латинскими/ }).check();
    await page.getByLabel("Что между словами").selectOption("none");
    await expect(page.getByRole("checkbox", { name: /^Каждое слово/ })).toBeChecked();
    await choose(page, "Добавить цифру", true);
    await create(page);
    await expect(secrets(page).first()).toHaveText(/^(?:[A-Z][a-z]+\d?){3}$/);
    await expect(secrets(page).first()).toHaveText(/\d/);
  });

  await test.step("is accessible with its result, in a narrow window as well", async () => {
    await page.getByRole("radio", { name: "Пароль", exact: true }).check();
    await choose(page, "Заглавные", true);
    await create(page);
    await choose(page, "Цифры", false);
    await page.getByLabel("Ваш пароль").fill("Наташа1985");
    await expect(page.getByText("Что легко угадать")).toBeVisible();
    await expectAccessible(page);
  });
});

test("nothing is asked of the network, nothing is kept, and all is forgotten when one leaves", async ({
  page,
}) => {
  await page.goto(address, { waitUntil: "networkidle" });
  const requests = watchRequests(page);
  const before = await kept(page);
  const first = (await secrets(page).textContent()) ?? "";
  const own = page.getByLabel("Ваш пароль");

  await test.step("the strength of one's own, found out here and told to nobody", async () => {
    await expect(own).toHaveAttribute("type", "password");
    await expect(own).toHaveAttribute("autocomplete", "new-password");
    await expect(own).not.toHaveAttribute("name");

    await own.fill("Наташа1985");
    const findings = page.getByText("Что легко угадать").locator("xpath=following-sibling::ul");
    await expect(findings).toContainText("обычное слово или имя");
    await expect(findings).toContainText("год");
    // What is hidden in the field is not shown beside it.
    await expect(page.locator("main")).not.toContainText("«Наташа»");
    await page.getByRole("button", { name: "Показать" }).click();
    await expect(findings).toContainText("«Наташа» — обычное слово или имя");

    for (const [password, word] of [
      ["qwertyuiop", "Слабый"],
      ["арбуз-вокзал-лимон", "Средний"],
      ["kR7xQp2mWz4TbN9s", "Сильный"],
    ] as const) {
      await own.fill(password);
      const verdict = page.getByRole("region", { name: "Проверить свой пароль" });
      await expect(verdict.getByText(word, { exact: true })).toBeVisible();
    }
    expect(await kept(page)).toBe(before);
    expect(requests.made).toEqual([]);
  });

  await test.step("a dozen are made without the network and kept nowhere", async () => {
    // Nothing that is asked for comes any more, not even the site's own code, and nothing breaks of it.
    await page.route("**/*", (route) =>
      isPrefetch(route.request()) ? route.continue() : route.abort(),
    );
    for (let made = 1; made <= 12; made++) {
      await create(page);
      // With the one that was there at once; ten in all.
      await expect(history(page)).toHaveCount(Math.min(made, 9));
    }
    expect(await kept(page)).toBe(before);
    expect(requests.made).toEqual([]);
    requests.stop();
    await page.unrouteAll();
  });

  await test.step("all is forgotten when one leaves, or at a press", async () => {
    await page.goto("/disclaimer");
    await page.goBack();
    await expect(secrets(page)).toHaveCount(1);
    await expect(secrets(page)).not.toHaveText(first);
    await expect(history(page)).toHaveCount(0);
    await expect(own).toHaveValue("");

    await create(page);
    await page.getByRole("button", { name: "Стереть всё" }).click();
    await expect(secrets(page)).toHaveCount(0);
    await expect(page.getByText("Здесь появится пароль")).toBeVisible();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test("the first password is in sight, and so is each new one", { tag: "@exhaustive" }, async ({
    page,
  }) => {
    await page.goto(address);
    await expect(secrets(page)).toBeInViewport();
    await page.getByRole("button", { name: "Создать пароль" }).tap();
    await expect(history(page)).toHaveCount(1);
    await expect(secrets(page)).toBeInViewport();
    await expect(page.getByRole("button", { name: "Создать пароль" })).not.toBeInViewport();
  });
});
