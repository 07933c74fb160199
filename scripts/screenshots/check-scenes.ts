/** Checks in every state, for the screenshots: plain data, so that no site has to be read. */
import type { Page } from "@playwright/test";
import type { CheckReport, FindingDetails } from "@/lib/features/site-check/report/responses";
import type { CheckDetails } from "@/lib/features/site-check/responses";
import { freeUser } from "@/scripts/screenshots/api";

const id = "checkcheckcheckcheck0001";
const site = "https://romashka-shop.ru";

const evidence = (line: number, excerpt: string, path = "/") => ({
  url: site + path,
  line,
  excerpt,
});

const findings: FindingDetails[] = [
  {
    rule: "form-without-consent",
    status: "seen",
    severity: "high",
    title: "Форма собирает данные без согласия",
    why: "Человек оставляет имя и телефон, а согласия на обработку рядом нет.",
    evidence: [
      evidence(214, '<input name="phone" type="tel" placeholder="Телефон">'),
      evidence(88, '<input name="phone" type="tel">', "/contacts"),
      evidence(97, '<input name="email" type="email">', "/dostavka"),
    ],
    norms: ["ст. 9 ч. 1 152-ФЗ"],
    fine: { part: "2", entrepreneurs: "100 000–300 000 ₽", companies: "300 000–700 000 ₽" },
    fix: "Поставьте рядом с кнопкой галочку согласия, не отмеченную заранее, со ссылкой на его текст.",
    action: { type: "consent", answers: { consentPurpose: "feedback" } },
  },
  {
    rule: "tracker-before-consent",
    status: "inferred",
    severity: "medium",
    title: "Счётчик работает до согласия",
    why: "Яндекс.Метрика загружается сразу, раньше, чем посетитель что-то выбрал.",
    evidence: [evidence(31, '<script src="https://mc.yandex.ru/metrika/tag.js"></script>')],
    norms: ["ст. 6 ч. 1 п. 1 152-ФЗ"],
    fine: { part: "1", entrepreneurs: "50 000–100 000 ₽", companies: "150 000–300 000 ₽" },
    fix: "Загружайте счётчик после выбора в баннере.",
    action: { type: "cookie", answers: { yandexMetricaId: "12345678" } },
  },
  {
    rule: "return-missing",
    status: "byHand",
    severity: "low",
    title: "Не нашли правил возврата",
    why: "Сайт похож на магазин, а страницы о возврате среди прочитанных нет.",
    evidence: [evidence(402, "Добавить в корзину", "/catalog")],
    norms: ["ст. 26.1 ЗоЗПП"],
    fine: null,
    fix: "Проверьте, опубликованы ли условия возврата.",
    action: { type: "return", answers: {} },
  },
];

export const sampleReport: CheckReport = {
  address: `${site}/`,
  isRead: true,
  pages: ["/", "/contacts", "/catalog", "/dostavka", "/policy"].map((path) => site + path),
  unread: [
    {
      url: `${site}/old`,
      reason: "missing",
      words:
        "Не удалось прочитать: такой страницы нет. Проверьте адрес. О нарушениях судить нельзя.",
    },
  ],
  isPartlyRead: false,
  unobserved: null,
  platform: "1С-Битрикс",
  hosting: "DDoS-Guard",
  services: [
    {
      key: "yandexMetrika",
      name: "Яндекс.Метрика",
      company: "ООО «ЯНДЕКС»",
      country: "RU",
      category: "analytics",
      load: "immediate",
      hosts: ["mc.yandex.ru"],
      ids: ["12345678"],
      evidence: [],
    },
    {
      key: "googleFonts",
      name: "Google Fonts",
      company: null,
      country: "US",
      category: "resources",
      load: "immediate",
      hosts: ["fonts.googleapis.com"],
      ids: [],
      evidence: [],
    },
  ],
  forms: [
    {
      page: `${site}/`,
      kind: "order",
      fields: ["full_name", "phone"],
      hasConsentBox: false,
      evidence: evidence(214, "<form>"),
    },
  ],
  requisites: [
    {
      kind: "inn",
      value: "7707083893",
      problem: null,
      evidence: [evidence(510, "ИНН 7707083893")],
    },
  ],
  findings,
  policy: null,
  facts: { websiteUrl: site, yandexMetricaId: "12345678" },
};

const check: CheckDetails = {
  id,
  url: "romashka-shop.ru",
  host: "romashka-shop.ru",
  status: "done",
  requestedAt: "2026-11-26T19:40:00.000Z",
  finishedAt: "2026-11-26T19:40:31.000Z",
  failure: null,
  progress: { stage: "judging", done: 1, of: 1 },
  startsAt: null,
  expiresAt: "2026-12-26T19:40:00.000Z",
  isOwn: false,
  isWatch: false,
  siteId: null,
  report: sampleReport,
  changes: null,
  differences: null,
};

const severityOrder = ["high", "medium", "low"];
const many = Array.from({ length: 25 }, (_, at) => {
  const finding = findings[at % findings.length] as FindingDetails;
  return { ...finding, title: `${finding.title} (${at + 1})` };
}).sort((a, b) => severityOrder.indexOf(a.severity) - severityOrder.indexOf(b.severity));

const unread = (reason: string, words: string): CheckDetails => ({
  ...check,
  report: {
    ...sampleReport,
    isRead: false,
    findings: [],
    pages: [],
    services: [],
    forms: [],
    requisites: [],
    facts: {},
    unread: [{ url: `${site}/`, reason, words }],
  },
});

const underWay = (progress: CheckDetails["progress"], startsAt: string | null = null) =>
  ({
    ...check,
    status: startsAt ? "queued" : "running",
    finishedAt: null,
    report: null,
    progress,
    startsAt,
  }) satisfies CheckDetails;

const scene = (name: string, shown: CheckDetails, user: object | null = null) => ({
  name: `check-${name}`,
  path: `/check/${id}`,
  api: { user, check: shown },
});

const quoteOf = (text: string) => ({ text, start: 0, end: text.length });

const checkedText = {
  elements: [
    {
      id: "operator",
      title: "Кто оператор: название, ИНН, адрес",
      state: "there",
      quote: quoteOf("Оператор: ООО «Ромашка», ИНН 7707083893, г. Москва, ул. Мясницкая, д. 1."),
      norm: "152-ФЗ ст. 18.1 ч. 2",
    },
    {
      id: "terms",
      title: "Сроки хранения для каждой цели",
      state: "absent",
      norm: "152-ФЗ ст. 18.1 ч. 1 п. 2",
    },
    {
      id: "localisation",
      title: "Где хранятся данные россиян",
      state: "absent",
      norm: "152-ФЗ ст. 18 ч. 5",
    },
    {
      id: "purposes",
      title: "Цели обработки",
      state: "partly",
      quote: quoteOf("Мы обрабатываем данные, чтобы улучшать сервис."),
      norm: "152-ФЗ ст. 5 ч. 2",
    },
    {
      id: "answer",
      title: "Срок ответа на обращение",
      state: "outdated",
      quote: quoteOf("Ответ на обращение даётся в течение 30 дней."),
      norm: "152-ФЗ ст. 20 ч. 1",
    },
  ],
  findings: [
    {
      rule: "answer-in-30-days",
      quote: quoteOf("Ответ на обращение даётся в течение 30 дней."),
      norm: "152-ФЗ ст. 20 ч. 1",
      advice:
        "Срок ответа теперь 10 рабочих дней. Исправьте его и приложите к этому порядок ответа.",
    },
  ],
  score: 46,
  answers: { inn: "7707083893" },
};

export const checkScenes = [
  { name: "check", path: "/check" },
  { name: "check-text", path: "/check?tab=text" },
  {
    name: "check-text-result",
    path: "/check?tab=text",
    api: { user: null, checkedText },
    act: async (page: Page) => {
      await page.getByRole("textbox", { name: "Текст политики" }).fill(quoteOf("Политика").text);
      await page.getByRole("button", { name: "Проверить текст" }).click();
      await page.getByRole("heading", { name: "Что есть в тексте" }).waitFor();
    },
  },
  { name: "check-robot", path: "/check/robot" },
  scene("queued", underWay({ stage: "waiting", done: 0, of: 0 }, "2026-11-26T19:41:00.000Z")),
  scene("running", underWay({ stage: "pages", done: 3, of: 8 })),
  scene("clean", { ...check, report: { ...sampleReport, findings: [] } }),
  scene("findings", check),
  scene("many", { ...check, report: { ...sampleReport, findings: many } }),
  scene(
    "changes",
    {
      ...check,
      isOwn: true,
      expiresAt: null,
      changes: {
        previous: id,
        previousAt: "2026-11-25T10:00:00.000Z",
        appeared: ["return-missing"],
        gone: [{ rule: "policy-missing", title: "На сайте нет политики" }],
      },
    },
    freeUser,
  ),
  scene(
    "silent",
    unread(
      "timeout",
      "Не удалось прочитать: сайт не ответил вовремя. Попробуйте позже. О нарушениях судить нельзя.",
    ),
  ),
  scene(
    "robots",
    unread(
      "robots",
      "Не удалось прочитать: файл robots.txt просит роботов не заходить. Разрешите проверку в robots.txt или посмотрите страницы сами. О нарушениях судить нельзя.",
    ),
  ),
  {
    name: "check-print",
    path: `/check/${id}`,
    api: { user: null, check },
    act: (page: Page) => page.emulateMedia({ media: "print" }),
  },
];
