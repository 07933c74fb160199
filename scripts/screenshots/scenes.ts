/** The scenes to take screenshots of. */
import type { Page } from "@playwright/test";
import { freeUser, type MockedApi, premiumUser, storedDocument } from "@/scripts/screenshots/api";
import { checkScenes } from "@/scripts/screenshots/check-scenes";
import { sampleAnswers } from "@/scripts/screenshots/fixtures";

type Scene = {
  name: string;
  path: string;
  api?: MockedApi;
  act?: (page: Page) => Promise<unknown>;
  fullPage?: boolean;
};

const long =
  "Общество с ограниченной ответственностью «Научно-производственное объединение „Сверхдлинноеназваниебезпробелов-Электромашпромэкспорт“»";

const documents = [
  storedDocument(
    1,
    "privacy",
    "Политика обработки персональных данных — ООО «Ромашка»",
    "ООО «Ромашка»",
  ),
  storedDocument(2, "cookie", "Политика cookie — ООО «Ромашка»", "ООО «Ромашка»"),
  storedDocument(3, "terms", `Пользовательское соглашение — ${long}`, long),
  storedDocument(
    4,
    "offer",
    "Публичная оферта — ИП Иванов Иван Иванович",
    "ИП Иванов Иван Иванович",
  ),
];

const openWizard = async (page: Page) => {
  await page.getByRole("button", { name: "Создать документ" }).first().click();
  await page.getByRole("dialog").waitFor();
};

/** Fills in the form as the shop of the fixtures would. */
const fillForm = async (page: Page) => {
  const wizard = page.getByRole("dialog");
  await wizard.waitFor();
  const fill = async (field: string, value: string) => page.locator(`#answer-${field}`).fill(value);
  await fill("companyName", sampleAnswers.companyName);
  await fill("legalAddress", sampleAnswers.legalAddress);
  await fill("contactEmail", sampleAnswers.contactEmail);
  await fill("websiteUrl", "romashka-shop.ru");
  await page.locator("#answer-industry").selectOption("ecommerce");
  await fill("inn", sampleAnswers.inn);
  await wizard.getByRole("button", { name: "Дальше: Как работает сайт" }).click();
  for (const part of ["Заказы или запись", "Оплата", "Доставка заказов", "Счётчик посещений"]) {
    await wizard.getByRole("checkbox", { name: part }).check();
  }
};

const createDocument = (page: Page) =>
  page.getByRole("button", { name: "Создать документ", exact: true }).last().click();

export const scenes: Scene[] = [
  ...checkScenes,
  { name: "landing", path: "/" },
  { name: "landing-top", path: "/", fullPage: false },
  { name: "generator", path: "/generator" },
  { name: "premium", path: "/premium" },
  { name: "privacy", path: "/privacy", fullPage: false },
  {
    name: "drawer",
    path: "/",
    api: { user: freeUser },
    act: async (page) => {
      const menu = page.getByRole("button", { name: "Открыть меню" });
      if (await menu.isVisible()) await menu.click();
    },
    fullPage: false,
  },
  { name: "not-found", path: "/no-such-page" },
  { name: "login", path: "/login" },
  { name: "register", path: "/register" },
  {
    name: "login-empty",
    path: "/login",
    act: (page) => page.getByRole("button", { name: "Войти", exact: true }).click(),
  },
  {
    name: "login-failed",
    path: "/login",
    api: {
      login: {
        status: 401,
        body: { code: "UNAUTHENTICATED", message: "Неверный email или пароль" },
      },
    },
    act: async (page) => {
      await page.getByLabel("Email").fill("anna@romashka-shop.ru");
      await page.getByLabel("Пароль", { exact: true }).fill("12345678");
      await page.getByRole("button", { name: "Войти", exact: true }).click();
    },
  },
  { name: "dashboard", path: "/dashboard", api: { user: freeUser, documents } },
  { name: "dashboard-loading", path: "/dashboard", api: { user: "hang" } },
  { name: "dashboard-empty", path: "/dashboard", api: { user: premiumUser } },
  { name: "documents", path: "/documents", api: { user: freeUser, documents } },
  { name: "documents-guest", path: "/documents" },
  { name: "documents-loading", path: "/documents", api: { user: freeUser, documents: "hang" } },
  { name: "documents-empty", path: "/documents", api: { user: freeUser } },
  { name: "documents-error", path: "/documents", api: { user: freeUser, documents: 500 } },
  {
    name: "documents-not-found",
    path: "/documents",
    api: { user: freeUser, documents },
    act: (page) => page.getByLabel("Поиск по документам").fill("василёк"),
  },
  {
    name: "documents-download",
    path: "/documents",
    api: { user: freeUser, documents },
    act: (page) =>
      page
        .getByRole("button", { name: /^Скачать/ })
        .first()
        .click(),
    fullPage: false,
  },
  {
    name: "documents-delete",
    path: "/documents",
    api: { user: freeUser, documents },
    act: (page) =>
      page
        .getByRole("button", { name: /^Удалить/ })
        .first()
        .click(),
    fullPage: false,
  },
  {
    name: "user-menu",
    path: "/documents",
    api: { user: premiumUser, documents },
    act: (page) => page.getByRole("button", { name: /^Меню пользователя/ }).click(),
    fullPage: false,
  },
  {
    name: "wizard-types",
    path: "/generator",
    act: async (page) => {
      await page.goto(`${new URL(page.url()).origin}/generator?type=unknown`);
      await page.getByRole("dialog").waitFor();
    },
    fullPage: false,
  },
  {
    name: "wizard-form",
    path: "/generator?type=privacy",
    act: (page) => page.getByRole("dialog").waitFor(),
    fullPage: false,
  },
  {
    name: "wizard-errors",
    path: "/generator?type=privacy",
    act: async (page) => {
      await page.getByRole("dialog").waitFor();
      await page.getByRole("button", { name: "Создать документ", exact: true }).last().click();
    },
    fullPage: false,
  },
  {
    name: "wizard-filled",
    path: "/generator?type=privacy",
    act: async (page) => {
      await fillForm(page);
      await page.waitForTimeout(1200);
    },
    fullPage: false,
  },
  {
    name: "wizard-transfer",
    path: "/generator?type=privacy",
    act: async (page) => {
      await fillForm(page);
      await page.getByRole("button", { name: /^Передача третьим лицам/ }).click();
      await page.getByLabel("Сервисы аналитики").check();
      await page.getByLabel("Google Analytics", { exact: true }).check();
      await page.waitForTimeout(800);
    },
    fullPage: false,
  },
  {
    name: "wizard-reason",
    path: "/generator?type=privacy",
    act: async (page) => {
      await page.getByRole("dialog").waitFor();
      await page.getByRole("button", { name: "Зачем мы спрашиваем: Кто владелец сайта" }).click();
    },
    fullPage: false,
  },
  {
    name: "wizard-folded",
    path: "/generator?type=privacy",
    act: async (page) => {
      await fillForm(page);
      await page.getByRole("button", { name: /^Как работает сайт/ }).click();
      await page.waitForTimeout(800);
    },
    fullPage: false,
  },
  {
    name: "wizard-document",
    path: "/generator?type=privacy",
    act: async (page) => {
      await fillForm(page);
      const show = page.getByRole("button", { name: "Посмотреть документ" });
      if (await show.isVisible()) await show.click();
      await page.getByLabel("Статьи закона").check();
      await page.waitForTimeout(1000);
    },
    fullPage: false,
  },
  {
    name: "wizard-draft",
    path: "/generator?type=privacy",
    act: async (page) => {
      await fillForm(page);
      await page.getByRole("button", { name: "Закрыть форму" }).click();
      await page.goto(`${new URL(page.url()).origin}/`);
      await openWizard(page);
    },
    fullPage: false,
  },
  {
    name: "wizard-registration",
    path: "/generator?type=privacy",
    act: async (page) => {
      await fillForm(page);
      await createDocument(page);
    },
    fullPage: false,
  },
  {
    name: "wizard-creating",
    path: "/generator?type=privacy",
    api: { user: freeUser, create: "hang" },
    act: async (page) => {
      await fillForm(page);
      await createDocument(page);
    },
    fullPage: false,
  },
  {
    name: "wizard-limit",
    path: "/generator?type=privacy",
    api: {
      user: freeUser,
      create: { status: 403, body: { code: "LIMIT_REACHED", message: "LIMIT_REACHED" } },
    },
    act: async (page) => {
      await fillForm(page);
      await createDocument(page);
    },
    fullPage: false,
  },
  {
    name: "wizard-result",
    path: "/generator?type=privacy",
    api: { user: freeUser },
    act: async (page) => {
      await fillForm(page);
      await createDocument(page);
      await page.waitForTimeout(800);
    },
    fullPage: false,
  },
  { name: "wizard-from-landing", path: "/", act: openWizard, fullPage: false },
];
