/**
 * The plans and their prices, once. `enforced` is what the server holds to (the operator changes it in
 * the admin settings, these are its defaults); the pages choose among these plans and print the same
 * numbers. A sentence here may promise only what the server does.
 * Source: specification § 9 «Plans», decisions § 1.
 */

export type PlanKey = "free" | "premium" | "ultra";

export type EnforcedPlan = {
  name: string;
  /** Documents in a calendar month, Moscow time; -1 is unlimited. */
  documentsLimit: number;
  /** Roubles a month. */
  price: number;
  description: string;
};

export const enforcedPlans: Record<PlanKey, EnforcedPlan> = {
  free: {
    name: "Бесплатный",
    documentsLimit: 3,
    price: 0,
    description: "Основные документы в виде текста",
  },
  premium: {
    name: "Премиум",
    documentsLimit: 100,
    price: 500,
    description: "Все документы в Word и PDF",
  },
  ultra: {
    name: "Ультра",
    documentsLimit: -1,
    price: 1500,
    description: "Все документы без ограничения числа",
  },
};

export type Plan = {
  key: PlanKey;
  name: string;
  /** Roubles a month, as the page shows it. */
  price: number;
  period: string;
  description: string;
  features: string[];
  limitations: string[];
  isPopular: boolean;
};

/** `/premium` and the cabinet: reading (a) of the specification's prices. */
export const cabinetPlans: Plan[] = [
  {
    key: "free",
    name: "Бесплатный",
    price: 0,
    period: "навсегда",
    description: "Чтобы сделать главное и ничего не платить.",
    features: [
      "3 документа в календарный месяц",
      "Политика, соглашение, согласие, cookie, отказ от соцсетей",
      "Предпросмотр всех документов, включая платные",
      "Скачивание текстом (TXT), копирование, печать",
    ],
    limitations: ["Без Word и PDF", "Без оферты, политики возврата и устава"],
    isPopular: false,
  },
  {
    key: "premium",
    name: "Премиум",
    price: 1990,
    period: "в месяц",
    description: "Чтобы отдать документы юристу и разработчику в готовом виде.",
    features: [
      "100 документов в календарный месяц",
      "Word (DOCX) с живой нумерацией и PDF для публикации",
      "Оферта, политика возврата, устав сайта",
    ],
    limitations: [],
    isPopular: true,
  },
  {
    key: "ultra",
    name: "Ультра",
    price: 4990,
    period: "в месяц",
    description: "Для студий и агентств, у которых много сайтов.",
    features: ["Всё, что в «Премиум»", "Число документов не ограничено"],
    limitations: [],
    isPopular: false,
  },
];
