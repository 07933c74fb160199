/**
 * The plans and their prices, once: pages print these and write no number of their own. What the server
 * holds to are the limits in the admin settings, whose defaults (prisma/schema.prisma) are the same. A
 * sentence here may promise only what the server does.
 * Source: specification § 9 «Plans», decisions § 1.
 */
import { plural } from "@/lib/russian/plural";

export type Plan = {
  key: "free" | "premium" | "ultra";
  name: string;
  /** Roubles a month. */
  price: number;
  period: string;
  description: string;
  features: string[];
  limitations: string[];
  isPopular: boolean;
};

const documents = (limit: number) =>
  `${plural(limit, "документ", "документа", "документов")} в календарный месяц`;

/** `/premium` and the cabinet: reading (a) of the specification's prices. */
export const cabinetPlans: Plan[] = [
  {
    key: "free",
    name: "Бесплатный",
    price: 0,
    period: "навсегда",
    description: "Чтобы сделать главное и ничего не платить.",
    features: [
      documents(3),
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
      documents(100),
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
