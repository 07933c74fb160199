import { expectNoViolations } from "@/tests/support/browser/accessibility";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { createWithRegistration, openSection } from "@/tests/support/browser/privacy-form";
import { newCredentials } from "@/tests/support/browser/visitors";
import {
  countKeyboardOpenings,
  panelOf,
  questionsOf,
  screensOf,
} from "@/tests/support/browser/walk";

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

test("on a phone, a flower shop gets a complete policy after at most twelve questions", {
  tag: "@exhaustive",
}, async ({ page }) => {
  await page.goto("/");
  await page
    .getByRole("button", { name: /Политика обработки/ })
    .first()
    .click();
  const wizard = page.getByRole("dialog");
  const keyboardCalls = await countKeyboardOpenings(page);
  const field = (label: string) => wizard.getByRole("textbox", { name: label, exact: true });
  const box = (label: string) => wizard.getByRole("checkbox", { name: label });
  const owner = panelOf(wizard, "Вы и ваш сайт");
  const work = panelOf(wizard, "Как работает сайт");
  let screens = 0;

  const first = await test.step("the questions about the owner", async () => {
    await wizard.getByLabel("Чем вы занимаетесь").selectOption("retail");
    await expect(wizard.getByText("Осталось 7 вопросов")).toBeVisible();
    await field("Название организации или фамилия, имя и отчество").fill(
      "ИП Цветкова Анна Петровна",
    );
    await wizard.getByLabel(/^ИНН/).fill("500100732259");
    await field("Адрес").fill("170100, г. Тверь, ул. Лесная, д. 1");
    await field("Электронная почта для обращений").fill("anna@tsvety-lesnaya.ru");
    await field("Адрес сайта").fill("tsvety-lesnaya.ru");
    await expectNoViolations(page);
    screens += await screensOf(owner);
    return questionsOf(owner);
  });

  const second =
    await test.step("the questions about the site show what each answer adds, and undo it", async () => {
      await wizard.getByRole("button", { name: "Дальше: Как работает сайт" }).click();
      for (const part of ["Заказы или запись", "Оплата", "Счётчик посещений"])
        await box(part).check();
      await box("Доставка заказов").check();
      await expect(work.getByText("Добавлено: доставка; адрес.").last()).toBeVisible();
      await work.getByRole("button", { name: "Отменить" }).click();
      await expect(box("Доставка заказов")).not.toBeChecked();
      await expect(work.getByText("Кто везёт заказы")).toHaveCount(0);
      await box("Доставка заказов").check();
      await expect(wizard.getByText("Осталось 4 вопроса")).toBeVisible();
      await expect(
        wizard.getByRole("button", {
          name: /^Передача третьим лицам Нужно ответить: кто принимает оплату/,
        }),
      ).toBeVisible();
      await box("Картой через ЮKassa").check();
      await box("При получении").check();
      await box("Сами или свой курьер").check();
      await box("СДЭК").check();
      await box("Яндекс.Метрикой").check();
      await wizard.getByLabel("На чём сделан сайт и где лежит").selectOption("tilda");
      await expect(wizard.getByText("Остался 1 вопрос")).toBeVisible();
      await wizard.getByRole("radio", { name: "Да, все в России" }).check();
      await expect(wizard.getByText("Можно составить документ")).toBeVisible();
      await expectNoViolations(page);
      screens += await screensOf(work);
      return questionsOf(work);
    });
  expect(first + second).toBeLessThanOrEqual(12);
  expect(screens).toBeLessThanOrEqual(8);
  expect(await keyboardCalls()).toBe(1);
  expect(await wizard.evaluate((part) => part.scrollWidth - part.clientWidth)).toBeLessThanOrEqual(
    0,
  );

  await test.step("the answers are prefilled in later sections and not asked again", async () => {
    await expect(
      wizard.getByRole("button", { name: /^Передача третьим лицам .*ООО «СДЭК-Глобал»/ }),
    ).toBeVisible();
    await openSection(wizard, "Сайт: подробнее");
    await expect(wizard.getByLabel("Название платформы")).toHaveValue("Tilda");
    await expect(wizard.getByLabel("Хостинг-провайдер")).toHaveCount(0);
    await openSection(wizard, "Передача третьим лицам");
    await wizard.getByRole("checkbox", { name: "Пиксель VK", exact: true }).check();
    await expect(box("Пикселем VK")).toBeChecked();
    await box("Пикселем VK").uncheck();
    await expect(box("Яндекс.Метрикой")).toBeChecked();
  });

  await test.step("a draft shows the same checked boxes", async () => {
    await expect
      .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
      .toContain("СДЭК-Глобал");
    await page.goto("/generator?type=privacy");
    await wizard
      .getByRole("button", { name: /^Как работает сайт/ })
      .first()
      .click();
    const set = ["Доставка заказов", "СДЭК", "Картой через ЮKassa", "Яндекс.Метрикой"];
    // State that only the form has.
    for (const label of [...set, "При получении", "Сами или свой курьер"]) {
      await expect(box(label)).toBeChecked();
    }
    await expect(wizard.getByLabel("На чём сделан сайт и где лежит")).toHaveValue("tilda");
  });

  await test.step("the policy names the recipients and has no blanks", async () => {
    await wizard.getByRole("contentinfo").getByRole("button", { name: "Проверить ответы" }).click();
    await expect(wizard.getByRole("heading", { name: "Проверьте ответы" })).toBeFocused();
    await createWithRegistration(page, wizard, newCredentials());
    const text = page.getByRole("region", { name: /^Текст:/ });
    for (const recipient of ["ООО «СДЭК-Глобал»", "ЮKassa", "Яндекс.Метрика", "Tilda"]) {
      await expect(text).toContainText(recipient);
    }
    await expect(text).toContainText("Оператор не осуществляет трансграничную передачу");
    await expect(text).not.toContainText("[указать");
    await expect(text).not.toContainText(/не передаёт персональные данные третьим лицам/);
    await expect(text).not.toContainText(/третьим лицам Оператор персональные данные не передаёт/);
  });
});
