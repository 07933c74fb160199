/**
 * What our own policy says of invoices. It is true whether or not the operator offers them. The terms are those of
 * `lib/features/billing/invoices`; a change there needs a change here.
 */
export const privacyInvoices = {
  section: "destruction",
  text: "Если организация или предприниматель заказывает план по счёту, в счёте и в акте указаны её название или имя, ИНН, КПП и адрес, как их ввёл пользователь. Оплаченный счёт и акт к нему — первичные учётные документы: они хранятся не менее пяти лет после отчётного года, и после удаления учётной записи тоже (ч. 1 ст. 29 Федерального закона от 06.12.2011 № 402-ФЗ «О бухгалтерском учёте»). Из счёта, который не оплачен, реквизиты плательщика удаляются вместе с учётной записью.",
} as const;
