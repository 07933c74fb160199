/**
 * The plans, their prices and limits, defined once: pages print these figures and contain none of their own. There are
 * three lists (docs/specification/plans.md#price-lists): what `/pricing` announces, what `/premium` and the cabinet
 * offer, and the initial admin settings. All of it is plain JSON, so that an operator's edited version can be stored
 * and used instead.
 *
 * Each plan has a subscription with a limit (`subscription`, `monthlyLimit`), so everything announced can be bought;
 * `plans.test.ts` compares the limits with the defaults of the settings. A sentence here may promise only what the
 * server does.
 */

import { planRequestPath } from "@/content/plan-requests/texts";
import { planNames } from "@/content/plans/plan-names";
import { plural } from "@/lib/russian/plural";

/** Documents a calendar month; -1 is unlimited. The limits that the server enforces. */
const enforcedLimits = { free: 3, premium: 100, ultra: -1 } as const;

export type Plan = {
  key: string;
  name: string;
  /** Roubles for a period. */
  price: number;
  /** «от 2 990 ₽»: the price is a minimum. */
  isPriceFrom: boolean;
  period: string;
  description: string;
  /** Documents a calendar month; -1 is unlimited. */
  monthlyLimit: number;
  /** What the product does today. */
  features: string[];
  limitations: string[];
  buttonText: string;
  href: string;
  isPopular: boolean;
  /** Whether it is offered: a plan that is not is shown nowhere and can be neither bought nor requested. */
  isAvailable: boolean;
  /** The subscription of its users' accounts, which decides their rights. */
  subscription: keyof typeof enforcedLimits;
};

/** A plan in the admin settings. */
export type SettingsPlan = Pick<Plan, "name" | "monthlyLimit" | "price">;

export type PlanCatalogue = {
  /** `/pricing`: reading (b). */
  announced: Plan[];
  /** `/premium` and the cabinet: reading (a). */
  cabinet: Plan[];
  /** The admin settings: reading (c), the defaults of `prisma/schema/admin.prisma`. */
  settings: Record<keyof typeof enforcedLimits, SettingsPlan>;
};

const freeDocuments = "Политика, соглашение, согласия, cookie, отказ от соцсетей";
const paidDocuments = "Оферта, политика возврата, устав сайта";
const paidFormats = "Файлы PDF и Word (DOCX), а не только текст (TXT)";

/** Where a plan is requested while it cannot be ordered on the site. */
const requestPath = (plan: string) => planRequestPath({ plan });

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
    "Первый комплект сайта считается одним документом: политика, все согласия, cookie, соглашение",
    "Предпросмотр всех документов, включая платные",
    "Скачивание текстом (TXT), копирование, печать",
    "Новые редакции и страница документа с QR-кодом",
  ],
  limitations: ["Без Word и PDF", "Без оферты, политики возврата и устава"],
  isPopular: false,
  isAvailable: true,
  subscription: "free",
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
    limitations: [],
    buttonText: "Оставить заявку",
    href: requestPath("premium"),
    isPopular: true,
    isAvailable: true,
    subscription: "premium",
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
    limitations: [],
    buttonText: "Оставить заявку",
    href: requestPath("ultra"),
    isPopular: false,
    isAvailable: true,
    subscription: "ultra",
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
    limitations: [],
    buttonText: "Оставить заявку",
    href: requestPath("standard"),
    isPopular: true,
    isAvailable: true,
    subscription: "premium",
  },
  {
    key: "professional",
    name: "Профессиональный",
    price: 990,
    isPriceFrom: false,
    period: "в месяц",
    description: "Для студии, которая ведёт сайты клиентов.",
    monthlyLimit: 50,
    features: [
      "Всё, что в «Стандарте»",
      "Доступ по API с личными ключами",
      "Уведомления в ваш канал Telegram",
    ],
    limitations: [],
    buttonText: "Оставить заявку",
    href: requestPath("professional"),
    isPopular: false,
    isAvailable: true,
    subscription: "premium",
  },
  {
    key: "corporate",
    name: "Корпоративный",
    price: 2990,
    isPriceFrom: true,
    period: "в месяц",
    description: "Для компании со многими сайтами и своими правилами.",
    monthlyLimit: -1,
    features: ["Всё, что в «Профессиональном»", "Отраслевой шаблон оферты маркетплейса"],
    limitations: [],
    buttonText: "Оставить заявку",
    href: requestPath("corporate"),
    isPopular: false,
    isAvailable: true,
    subscription: "ultra",
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

/** «15 документов в календарный месяц»: the first line of a plan's features. */
export function limitSentence({ monthlyLimit }: Pick<Plan, "monthlyLimit">): string {
  if (monthlyLimit === -1) return "Число документов не ограничено";
  return `${plural(monthlyLimit, "документ", "документа", "документов")} в календарный месяц`;
}

/**
 * Returns the offered plan with this key, from either list; null for the free plan and for plans that are not offered.
 */
export function findOffered(catalogue: PlanCatalogue, key: string): Plan | null {
  const plan = [...catalogue.cabinet, ...catalogue.announced].find((item) => item.key === key);
  return plan?.isAvailable && plan.subscription !== "free" ? plan : null;
}
