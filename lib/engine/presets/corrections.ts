/** What an owner may correct in the processing table, by purpose, and why no more. */
import type { RowKey } from "@/lib/engine/presets/processing";
import type { CorrectableGround } from "@/lib/engine/questions/vocabulary/options";

export type CorrectedPart = "subjects" | "data" | "ground" | "term";

export type CorrectionRule = {
  /** Grounds that the law allows; empty: the proposed one stays. */
  grounds: readonly CorrectableGround[];
  /** Why others are not offered. */
  why: string;
  /** Parts that another question or a law decides. */
  fixed?: readonly CorrectedPart[];
};

const byContract: CorrectionRule = {
  grounds: ["contract", "consent", "law"],
  why: "Законный интерес сюда не подходит: человек сам заказывает и платит (152-ФЗ, ст. 6 ч. 1 п. 2, 5).",
};
const byRequest: CorrectionRule = {
  grounds: ["consent", "contract", "law"],
  why: "Договор — если пишут по договору, закон — если отвечать обязывает он (152-ФЗ, ст. 6 ч. 1 п. 2, 5).",
};
const bySpread: CorrectionRule = {
  grounds: [],
  why: "Показывать данные всем можно только с отдельного согласия на распространение (152-ФЗ, ст. 10.1).",
};

export const correctionRules: Record<Exclude<RowKey, "unassigned">, CorrectionRule> = {
  registration: {
    grounds: ["contract", "consent"],
    why: "Кабинет заводят по соглашению с сайтом, закон к этому не обязывает (152-ФЗ, ст. 6 ч. 1 п. 1, 5).",
  },
  order_processing: byContract,
  delivery: byContract,
  payment: byContract,
  contract: byContract,
  feedback: byRequest,
  support: byRequest,
  newsletter: {
    grounds: ["consent"],
    why: "Рекламу шлют только с предварительного согласия (152-ФЗ, ст. 15; 38-ФЗ, ст. 18 ч. 1).",
  },
  analytics: {
    grounds: ["consent"],
    why: "Посетитель вправе отказаться от счётчика: ни договор, ни закон статистики не требуют (152-ФЗ, ст. 6 ч. 1 п. 1).",
  },
  personalization: {
    grounds: ["consent"],
    why: "Рекомендации строят по поведению человека, и он вправе от них отказаться (152-ФЗ, ст. 6 ч. 1 п. 1).",
  },
  recruitment: {
    grounds: ["consent", "contract", "law"],
    why: "Договор — если соискатель сам просит его заключить (152-ФЗ, ст. 6 ч. 1 п. 1, 2, 5).",
  },
  security: {
    grounds: [],
    why: "Защита от мошенничества держится на законном интересе: на согласие злоумышленника рассчитывать нельзя (152-ФЗ, ст. 6 ч. 1 п. 7).",
  },
  other: {
    grounds: [],
    why: "Людей, данные и основание этой цели вы назвали сами, в разделе «Данные и цели».",
    fixed: ["subjects", "data"],
  },
  publication: bySpread,
  distribution: { ...bySpread, fixed: ["subjects", "data"] },
  health: {
    grounds: [],
    why: "Сведения о здоровье — только с письменного согласия или если помощь оказывает тот, кто обязан хранить врачебную тайну (152-ФЗ, ст. 10 ч. 2 п. 1, 4).",
  },
  biometric: {
    grounds: [],
    why: "Биометрия — только с письменного согласия (152-ФЗ, ст. 11 ч. 1).",
  },
  aml: {
    grounds: [],
    why: "Проверять клиентов и хранить сведения о них не менее пяти лет обязывает закон № 115-ФЗ.",
    fixed: ["term"],
  },
  application: {
    grounds: ["consent", "contract"],
    why: "Договор — если без этих данных приложение не сделает того, для чего его установили (152-ФЗ, ст. 6 ч. 1 п. 1, 5).",
    fixed: ["data"],
  },
  app_advertising: {
    grounds: ["consent"],
    why: "Для рекламы нужно согласие того, кому её показывают (152-ФЗ, ст. 15; ст. 6 ч. 1 п. 1).",
    fixed: ["data"],
  },
  journalism: {
    grounds: [],
    why: "Работа редакции и автора — самостоятельное основание (152-ФЗ, ст. 6 ч. 1 п. 8).",
  },
  sellers: {
    grounds: [],
    why: "Показывать покупателю сведения о продавце обязывает закон (ЗоЗПП, ст. 9 п. 1.2).",
    fixed: ["data"],
  },
  notices: {
    grounds: [],
    why: "Отвечать правообладателям обязывает закон (149-ФЗ, ст. 15.7).",
    fixed: ["subjects", "data"],
  },
  duties: {
    grounds: [],
    why: "Отвечать на запросы и доказывать согласия обязывает закон (152-ФЗ, ст. 9 ч. 3, ст. 14 ч. 3).",
    fixed: ["subjects", "data"],
  },
  operation: {
    grounds: [],
    why: "Без этих данных сайт не откроется: основание — законный интерес (152-ФЗ, ст. 6 ч. 1 п. 7).",
  },
};
