import type { ConsentKind } from "@/lib/tools/consent-checkbox/consent-kinds";

/** Labels for the owner; the visitor's texts are in `consent-kinds.ts`. */
export const kindLabels: Record<ConsentKind, { title: string; hint: string }> = {
  dataProcessing: {
    title: "Обработка персональных данных",
    hint: "Обязательная: без неё форму не\u00a0отправить. В\u00a0форме заказа не\u00a0нужна, снимите",
  },
  marketing: { title: "Реклама", hint: "Звонки, SMS, мессенджеры" },
  analytics: { title: "Аналитика", hint: "Статистика посещений" },
  cookies: { title: "Файлы cookie", hint: "Необязательные, для настроек посетителя" },
  thirdParty: {
    title: "Передача третьим лицам",
    hint: "Кому и\u00a0для чего, назовите в\u00a0тексте согласия",
  },
  newsletter: { title: "Рассылка", hint: "Новости и\u00a0реклама по\u00a0электронной почте" },
};
