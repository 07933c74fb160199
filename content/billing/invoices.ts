/** Texts of invoices and completion certificates, and of messages about them. */

/** «№ 2026-12»: the number within its year. */
export const invoiceNumber = (year: number, number: number): string => `${year}-${number}`;

export const invoiceMessages = {
  notOffered:
    "Счета для организаций пока не выставляем: владелец сайта не указал реквизиты банка. Оставьте заявку на план и назовите в ней плательщика: администратор ответит, как заплатить.",
  tooMany:
    "У вас уже двадцать неоплаченных счетов. Оплатите один из них или напишите нам, и мы отзовём лишние.",
  notFound: "Счёт не найден",
  alreadyPaid: "Этот счёт уже отмечен оплаченным. Второй раз план не начисляется.",
  otherSum: (sum: string) => `Сумма счёта — ${sum}. Отметить можно только её целиком.`,
  paidBefore: "Счёт выставлен позже этого дня",
  noCertificate: "Акт появится, когда начнётся оплаченный срок.",
  notPaid: "Акт составляют по оплаченному счёту.",
  notWaiting: "Отозвать можно только счёт, который ждёт оплаты.",
  forgotten: "Реквизиты плательщика удалены вместе с его аккаунтом.",
} as const;

/** To the person who requested an invoice. It does not name the buyer: what is typed into a form is never e-mailed. */
export const invoiceEmail = (invoice: { number: string; title: string; sum: string }) => ({
  subject: `Счёт № ${invoice.number} на ${invoice.sum}`,
  paragraphs: [
    `Счёт готов: ${invoice.title}. Его можно скачать и передать тому, кто платит.`,
    "План включим, когда деньги придут на счёт.",
  ],
  action: "Открыть счёт",
});

/** The purpose in the payment order: banks accept 210 characters at most (ГОСТ Р 56042-2014). */
export const paymentPurpose = (paper: {
  number: string;
  day: string;
  title: string;
  vatNote: string;
}): string =>
  `Оплата по счёту № ${paper.number} от ${paper.day}. ${paper.title}. ${paper.vatNote}`.slice(
    0,
    210,
  );

export const invoiceTexts = {
  title: (number: string, day: string) => `Счёт на оплату № ${number} от ${day}`,
  seller: "Получатель",
  buyer: "Плательщик",
  inn: "ИНН",
  kpp: "КПП",
  address: "Адрес",
  bank: "Банк получателя",
  bic: "БИК",
  account: "Расчётный счёт",
  correspondentAccount: "Корр. счёт",
  purpose: "Назначение платежа",
  columns: ["№", "Услуга", "Количество", "Цена, ₽", "Сумма, ₽"],
  total: "Всего к оплате",
  qr: "Этот код откроет платёж в приложении банка: реквизиты, сумма и назначение уже заполнены.",
  qrAlt: "QR-код платежа по ГОСТ Р 56042-2014",
  access:
    "План включим, когда деньги придут на счёт. Если план уже оплачен, новый срок начнётся с конца прежнего.",
} as const;

export const certificateTexts = {
  title: (number: string, day: string) => `Акт № ${number} от ${day}`,
  seller: "Исполнитель",
  buyer: "Заказчик",
  // The date already ends with a full stop.
  ground: (number: string, day: string) => `Основание: счёт № ${number} от ${day}`,
  fact: (from: string, until: string) =>
    `Исполнитель открыл Заказчику доступ к возможностям плана на срок с ${from} до ${until}`,
  total: "Всего",
  sides: "Подписи",
  signature: "подпись, расшифровка",
  position: "должность",
} as const;
