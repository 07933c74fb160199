import type { Locator, Page } from "@playwright/test";
import { expectNoViolations } from "@/tests/support/browser/accessibility";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { createWithRegistration } from "@/tests/support/browser/privacy-form";
import { newCredentials } from "@/tests/support/browser/visitors";
import {
  countClicks,
  countKeyboardOpenings,
  panelOf,
  questionsOf,
  screensOf,
} from "@/tests/support/browser/walk";

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

type Walk = {
  industry: string;
  isNatural?: true;
  /** Text typed on the first panel, by label. */
  typed: Record<string, string>;
  /** Options ticked on the second panel, and text typed next to them. */
  answer: (work: Locator) => Promise<void>;
  /** Questions that these answers add to the first panel, which the bar leads back to. */
  raised?: { label: string; text: string };
};

/** From the landing page to the check of the answers, with the bar at the bottom. */
async function walk(page: Page, { industry, isNatural, typed, answer, raised }: Walk) {
  await page.goto("/");
  await page
    .getByRole("button", { name: /Политика обработки/ })
    .first()
    .click();
  const wizard = page.getByRole("dialog");
  const bar = wizard.getByRole("contentinfo");
  const keyboardCalls = await countKeyboardOpenings(page);
  const presses = await countClicks(page);
  const owner = panelOf(wizard, "Вы и ваш сайт");
  const work = panelOf(wizard, "Как работает сайт");
  if (isNatural) await owner.getByRole("radio", { name: "Физическое лицо" }).check();
  await owner.getByLabel("Чем вы занимаетесь").selectOption(industry);
  await expect(wizard.getByText(/^Осталось \d+\sвопрос/)).toBeVisible();
  for (const [label, text] of Object.entries(typed)) {
    await owner.getByRole("textbox", { name: label, exact: true }).fill(text);
  }
  await expectNoViolations(page);
  const first = { questions: await questionsOf(owner), screens: await screensOf(owner) };
  await bar.getByRole("button", { name: "Дальше: Как работает сайт" }).tap();
  await answer(work);
  if (raised) {
    await bar.getByRole("button", { name: "Дальше: Вы и ваш сайт" }).tap();
    const field = owner.getByRole("textbox", { name: raised.label, exact: true });
    await expect(field).toBeFocused();
    await field.fill(raised.text);
    first.questions = await questionsOf(owner);
    await bar.getByRole("button", { name: "Дальше: Как работает сайт" }).tap();
  }
  await expect(wizard.getByText("Можно составить документ")).toBeVisible();
  await expectNoViolations(page);
  const second = { questions: await questionsOf(work), screens: await screensOf(work) };
  const wide = await wizard.evaluate((part) => part.scrollWidth - part.clientWidth);
  expect(wide).toBeLessThanOrEqual(0);
  const figures = {
    questions: first.questions + second.questions,
    screens: first.screens + second.screens,
    keyboard: await keyboardCalls(),
  };
  await bar.getByRole("button", { name: "Проверить ответы" }).tap();
  await expect(wizard.getByRole("heading", { name: "Проверьте ответы" })).toBeFocused();
  return { wizard, ...figures, presses: await presses() };
}

test("on a phone, a blogger gets a policy that names the answers and mentions no delivery or payment", {
  tag: "@exhaustive",
}, async ({ page }) => {
  const { wizard, ...figures } = await walk(page, {
    industry: "blog",
    isNatural: true,
    typed: {
      "Название организации или фамилия, имя и отчество": "Соколова Дарья Игоревна",
      Адрес: "170100, г. Тверь, а/я 12",
      "Электронная почта для обращений": "pishu@sokolova-pishet.ru",
      "Адрес сайта": "sokolova-pishet.ru",
    },
    async answer(work) {
      const box = (label: string) => work.getByRole("checkbox", { name: label });
      for (const part of ["Рассылка", "Счётчик посещений", "Отзывы и комментарии посетителей"])
        await box(part).check();
      await box("Другой сервис").check();
      await box("Яндекс.Метрикой").check();
      await work.getByLabel("На чём сделан сайт и где лежит").selectOption("unknown");
      await work.getByLabel("Название, как в договоре").fill("Почтовый голубь");
      await work.getByLabel("Хостинг").fill("Beget");
      await work.getByRole("radio", { name: "Да, все в России" }).check();
    },
  });
  expect(figures.questions).toBeLessThanOrEqual(12);
  expect(figures.screens).toBeLessThanOrEqual(8);
  expect(figures.keyboard).toBeLessThanOrEqual(2);

  await createWithRegistration(page, wizard, newCredentials());
  const text = page.getByRole("region", { name: /^Текст:/ });
  for (const named of ["Почтовый голубь", "Beget", "Яндекс.Метрика", "Соколова Дарья Игоревна"]) {
    await expect(text).toContainText(named);
  }
  await expect(text).not.toContainText(/доставк|оплат/i);
  await expectNoViolations(page);
});

test("on a phone, a clinic gets a policy that names its licence and data about health", {
  tag: "@exhaustive",
}, async ({ page }) => {
  const { wizard, ...figures } = await walk(page, {
    industry: "medical",
    typed: {
      "Название организации или фамилия, имя и отчество": "ООО «Клиника на Лесной»",
      Адрес: "170100, г. Тверь, ул. Лесная, д. 5",
      "Электронная почта для обращений": "info@klinika-lesnaya.ru",
      "Адрес сайта": "klinika-lesnaya.ru",
      Лицензия:
        "Л041-01137-69/00123456 от 12.03.2021, Министерство здравоохранения Тверской области",
    },
    async answer(work) {
      const box = (label: string) => work.getByRole("checkbox", { name: label });
      for (const part of ["Заказы или запись", "Счётчик посещений", "Сведения о здоровье"])
        await box(part).check();
      await box("Яндекс.Метрикой").check();
      await work.getByLabel("На чём сделан сайт и где лежит").selectOption("bitrix");
      await work.getByLabel("Хостинг").fill("Timeweb");
      await work.getByRole("radio", { name: "Да, все в России" }).check();
    },
    raised: { label: "ИНН", text: "7707083893" },
  });
  expect(figures.questions).toBeLessThanOrEqual(12);
  expect(figures.screens).toBeLessThanOrEqual(8);
  expect(figures.keyboard).toBeLessThanOrEqual(3);

  await createWithRegistration(page, wizard, newCredentials());
  const text = page.getByRole("region", { name: /^Текст:/ });
  for (const named of ["Л041-01137-69/00123456", "Timeweb", "Яндекс.Метрика", "здоровь"]) {
    await expect(text).toContainText(named);
  }
  await expectNoViolations(page);

  await test.step("a remark of the result leads to its question, and Back to the result", async () => {
    await wizard.getByRole("button", { name: /^К ответу: Нет ОГРН/ }).tap();
    await expect(wizard.getByRole("textbox", { name: "ОГРН или ОГРНИП" })).toBeFocused();
    await page.goBack();
    await expect(wizard.getByRole("heading", { name: "Документ готов!" })).toBeFocused();
  });
});
