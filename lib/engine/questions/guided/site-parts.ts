/** The first guided question, on which the others depend: the parts of the site. */

import type { GuidedQuestion } from "@/lib/engine/questions/guided/guided-question";
import { typesAboutSite } from "@/lib/engine/questions/vocabulary/options";

const shops = ["ecommerce", "marketplace", "retail", "food", "pharmaceutical"] as const;
const accounts = ["saas", "mobile", "gaming", "fintech", "crypto", "education"] as const;

export const siteParts: GuidedQuestion = {
  key: "parts",
  label: "Что есть на сайте",
  hint: "Отметьте всё, что делаете на самом деле. Дальше спросим только об отмеченном.",
  why: "От этого зависит, зачем вам данные людей, какие именно и кто ещё их получит. Лишнее в документе так же неверно, как пропущенное.",
  norm: "152-ФЗ, ст. 5 ч. 2, ст. 18.1 ч. 1 п. 2",
  missing: "что есть на сайте",
  setIn: [],
  askedFor: typesAboutSite,
  options: {
    feedback: {
      label: "Форма связи, звонок или мессенджер",
      adds: {
        processingPurposes: ["feedback"],
        dataTypesCollected: ["name", "email", "phone"],
      },
      also: { processingPurposes: ["support"] },
    },
    orders: {
      label: "Заказы или запись",
      adds: {
        processingPurposes: ["order_processing"],
        dataTypesCollected: ["full_name", "email", "phone"],
      },
      also: { processingPurposes: ["contract"] },
      usualIn: shops,
    },
    payment: {
      label: "Оплата",
      adds: { processingPurposes: ["payment"], dataTypesCollected: ["payment_info"] },
      usualIn: [...shops, ...accounts, "nonprofit"],
    },
    delivery: {
      label: "Доставка заказов",
      adds: {
        processingPurposes: ["delivery"],
        dataTypesCollected: ["full_name", "phone", "address"],
      },
      usualIn: shops,
    },
    account: {
      label: "Личный кабинет",
      adds: {
        processingPurposes: ["registration"],
        dataTypesCollected: ["full_name", "email"],
      },
      usualIn: accounts,
    },
    newsletter: {
      label: "Рассылка",
      note: "Письма, СМС или сообщения с новостями и скидками.",
      adds: { processingPurposes: ["newsletter"], dataTypesCollected: ["email"] },
    },
    counter: {
      label: "Счётчик посещений",
      note: "Яндекс.Метрика и похожие.",
      adds: {
        processingPurposes: ["analytics"],
        dataTypesCollected: ["ip_address", "cookies", "device_info"],
      },
    },
    reviews: {
      label: "Отзывы и комментарии посетителей",
      sets: { userCanPost: true },
      usualIn: ["marketplace", "journalism", "blog"],
    },
    publications: {
      label: "Фото, имена или отзывы людей, которые выкладываете вы",
      sets: { publishesOthers: true },
      usualIn: ["children"],
    },
    vacancies: {
      label: "Вакансии",
      adds: {
        processingPurposes: ["recruitment"],
        dataTypesCollected: ["full_name", "email", "phone", "education", "employment"],
      },
    },
    health: {
      label: "Сведения о здоровье",
      note: "Жалобы, анализы, диагнозы, ограничения.",
      adds: { dataTypesCollected: ["health"] },
      onlyIn: ["medical", "pharmaceutical", "insurance", "beauty", "sports", "children"],
    },
    children: {
      label: "Данные детей",
      adds: { dataTypesCollected: ["children"] },
      onlyIn: [
        ...(["medical", "education", "children", "sports"] as const),
        ...(["entertainment", "travel", "nonprofit"] as const),
      ],
      usualIn: ["children"],
    },
    nothing: { label: "Ничего из этого", hasNoRecipient: true, alone: true },
  },
};
