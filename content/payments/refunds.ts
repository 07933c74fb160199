/** What an administrator is told about giving money back. */
export const refundMessages = {
  notPaid: "Возвращать нечего: по этому заказу денег нет.",
  tooMuch: (sum: string) => `Вернуть можно не больше ${sum}`,
  changed: "Пока вы смотрели, возврат уже сделали. Обновите страницу и проверьте сумму.",
  underWay: "По этому заказу возврат уже идёт: дождитесь его конца.",
  refused: "ЮKassa отказала в возврате. Деньги не ушли, причина — в личном кабинете ЮKassa.",
  needsOrder: "Возврат по счёту делают платёжным поручением: укажите его номер и день",
} as const;
