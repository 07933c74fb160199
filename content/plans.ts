/**
 * The plans, their prices and limits, once: pages print these and write no number of their own. There are three
 * lists side by side (docs/specification/plans.md#price-lists): what `/pricing` announces, what `/premium` and
 * the cabinet switch on, and what the admin settings begin with. All of it is plain JSON, so that an operator's
 * edition of it can be stored and read in its place.
 *
 * The server enforces the limit of a plan that can be switched on today; `plans.test.ts` compares it with the
 * defaults of the settings. A sentence here may promise only what the server does; planned features are in
 * `plannedFeatures` and is shown as such.
 */
import { planNames } from "@/content/plan-names";
import { plural } from "@/lib/russian/plural";

/** Documents a calendar month; -1 is unlimited. The limits that the server enforces. */
export const enforcedLimits = { free: 3, premium: 100, ultra: -1 } as const;

export type Plan = {
  key: string;
  name: string;
  /** Roubles for a period. */
  price: number;
  /** «от 2 990 ₽»: the price begins there. */
  isPriceFrom: boolean;
  period: string;
  description: string;
  /** Documents a calendar month; -1 is unlimited. */
  monthlyLimit: number;
  /** What the product does today. */
  features: string[];
  /** What it does not do yet. */
  plannedFeatures: string[];
  limitations: string[];
  buttonText: string;
  href: string;
  isPopular: boolean;
  /** Whether a user can be given this plan today. */
  isAvailable: boolean;
};

/** A plan as the admin settings know it. */
export type SettingsPlan = Pick<Plan, "name" | "monthlyLimit" | "price">;

export type PlanCatalogue = {
  /** `/pricing`: reading (b). */
  announced: Plan[];
  /** `/premium` and the cabinet: reading (a). */
  cabinet: Plan[];
  /** The admin settings: reading (c), the defaults of `prisma/schema.prisma`. */
  settings: Record<keyof typeof enforcedLimits, SettingsPlan>;
};

const freeDocuments = "Политика, соглашение, согласия, cookie, отказ от соцсетей";
const paidDocuments = "Оферта, политика возврата, устав сайта";
const paidFormats = "Файлы PDF и Word (DOCX), а не только текст (TXT)";

const free: Omit<Plan, "buttonText" | "href"> = {
  key: "free",
  name: planNames.free,
  price: 0,
  isPriceFrom: false,
  period: "навсегда",
  description: "Чтобы сделать главное и ничего не платить.",
  monthlyLimit: enforcedLimits.free,
  features: [
    freeDocuments,
    "Предпросмотр всех документов, включая платные",
    "Скачивание текстом (TXT), копирование, печать",
    "Новые редакции и страница документа с QR-кодом",
  ],
  plannedFeatures: [],
  limitations: ["Без Word и PDF", "Без оферты, политики возврата и устава"],
  isPopular: false,
  isAvailable: true,
};

const cabinet: Plan[] = [
  { ...free, buttonText: "Начать бесплатно", href: "/auth" },
  {
    key: "premium",
    name: planNames.premium,
    price: 1990,
    isPriceFrom: false,
    period: "в месяц",
    description: "Чтобы отдать документы юристу и разработчику в готовом виде.",
    monthlyLimit: enforcedLimits.premium,
    features: [
      "Word (DOCX) с живой нумерацией и PDF для публикации",
      paidDocuments,
      "Свои пункты в политике, оферте и других документах",
      "Отраслевые шаблоны с дополнительными вопросами: политика клиники и онлайн-школы",
      "Доступ по API с личными ключами",
    ],
    plannedFeatures: [],
    limitations: [],
    buttonText: "Оставить заявку",
    href: "/contacts",
    isPopular: true,
    isAvailable: true,
  },
  {
    key: "ultra",
    name: planNames.ultra,
    price: 4990,
    isPriceFrom: false,
    period: "в месяц",
    description: "Для студий и агентств, у которых много сайтов.",
    monthlyLimit: enforcedLimits.ultra,
    features: ["Всё, что в «Премиум»", "Отраслевой шаблон оферты маркетплейса"],
    plannedFeatures: ["Шаблоны под отдельные задачи"],
    limitations: [],
    buttonText: "Оставить заявку",
    href: "/contacts",
    isPopular: false,
    isAvailable: true,
  },
];

const announced: Plan[] = [
  { ...free, buttonText: "Зарегистрироваться", href: "/register" },
  {
    key: "standard",
    name: "Стандарт",
    price: 490,
    isPriceFrom: false,
    period: "в месяц",
    description: "Для владельца одного или двух сайтов.",
    monthlyLimit: 15,
    features: [paidFormats, paidDocuments, "История редакций и сравнение по словам"],
    plannedFeatures: [],
    limitations: [],
    buttonText: "Что доступно сейчас",
    href: "/premium",
    isPopular: true,
    isAvailable: false,
  },
  {
    key: "professional",
    name: "Профессиональный",
    price: 990,
    isPriceFrom: false,
    period: "в месяц",
    description: "Для студии, которая ведёт сайты клиентов.",
    monthlyLimit: 50,
    features: ["Всё, что в «Стандарте»"],
    plannedFeatures: ["Доступ по API", "Связь с CRM", "Уведомления в мессенджер"],
    limitations: [],
    buttonText: "Что доступно сейчас",
    href: "/premium",
    isPopular: false,
    isAvailable: false,
  },
  {
    key: "corporate",
    name: "Корпоративный",
    price: 2990,
    isPriceFrom: true,
    period: "в месяц",
    description: "Для компании со многими сайтами и своими правилами.",
    monthlyLimit: -1,
    features: ["Всё, что в «Стандарте»"],
    plannedFeatures: ["Соглашение об уровне сервиса (SLA)", "Поддержка круглосуточно"],
    limitations: [],
    buttonText: "Связаться с нами",
    href: "/contacts",
    isPopular: false,
    isAvailable: false,
  },
];

export const planCatalogue: PlanCatalogue = {
  announced,
  cabinet,
  settings: {
    free: { name: planNames.free, monthlyLimit: enforcedLimits.free, price: 0 },
    premium: { name: planNames.premium, monthlyLimit: enforcedLimits.premium, price: 500 },
    ultra: { name: planNames.ultra, monthlyLimit: enforcedLimits.ultra, price: 1500 },
  },
};

/** «15 документов в календарный месяц»: the first line of what a plan gives. */
export function limitSentence({ monthlyLimit }: Pick<Plan, "monthlyLimit">): string {
  if (monthlyLimit === -1) return "Число документов не ограничено";
  return `${plural(monthlyLimit, "документ", "документа", "документов")} в календарный месяц`;
}
