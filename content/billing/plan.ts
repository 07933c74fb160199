/** Texts of `/settings/plan`: the plan, its renewal and the payments. */
export const planTexts = {
  title: "Тариф и оплата",
  /** In the settings. */
  card: {
    note: "Что за план, до какого дня, продление и платежи.",
    open: "План, продление и платежи",
  },
  loading: "Загружаем сведения о тарифе",
  notLoaded: "Не удалось загрузить сведения о тарифе",
  plan: {
    title: "Ваш план",
    until: (day: string) => `Действует до ${day}. Потом станет бесплатным, документы останутся.`,
    renews: (day: string) => `Действует до ${day} и продлится, если спишутся деньги.`,
    endless: "Без срока.",
    free: "Платить не нужно, срока у него нет.",
    extend: "Продлить",
    choose: "Посмотреть планы",
  },
  renewal: {
    title: "Продление",
    note: "Деньги списываются сами, только если вы согласились на это при оплате.",
    on: "Включено",
    off: "Выключено",
    next: (day: string, sum: string) => `Следующее списание ${day}: ${sum}`,
    from: (method: string) => `Способ оплаты: ${method}.`,
    notice: "За три дня пришлём письмо с днём и суммой.",
    offText: "Сами мы ничего не спишем.",
    canBeOn: "Включить продление можно при следующей оплате через ЮKassa.",
    cancelledOn: (day: string) => `Вы отказались ${day}.`,
    noNext: "Списывать пока нечего: срок меняли вручную или план сейчас не продаётся.",
    stop: "Отключить продление",
    stopped: "Продление отключено",
    stoppedText:
      "Списаний больше не будет, сохранённый способ оплаты мы забыли. Оплаченное время осталось. Передумаете — отметьте согласие при следующей оплате через ЮKassa.",
    failed: "Отключить продление не удалось",
    failedText: "Сервер не ответил. Попробуйте ещё раз.",
  },
  payments: {
    title: "Платежи",
    note: "Заказы с сайта, новые сверху.",
    loading: "Загружаем платежи",
    notLoaded: "Не удалось загрузить платежи",
    none: "Платежей пока нет. Здесь будут заказы и оплаты с датой и суммой.",
    byInvoice: "По счёту",
    renewal: "Автоматическое продление",
    receipt: (email: string) => `Чек на ${email}`,
    refundedPart: (sum: string) => `Возвращено ${sum}`,
    until: (day: string) => `срок до ${day}`,
    test: "Тестовый",
    continue: "Вернуться к оплате",
  },
  refund: { title: "Возврат денег", write: "Написать нам" },
} as const;

export const orderStates = {
  waiting: { label: "Ждёт оплаты", tone: "plain" },
  paid: { label: "Оплачен", tone: "success" },
  canceled: { label: "Не прошёл", tone: "danger" },
  expired: { label: "Не оплачен", tone: "plain" },
  refunded: { label: "Деньги возвращены", tone: "plain" },
} as const;

/** An unpaid invoice: no payment has failed. */
export const withdrawnInvoice = { label: "Отозван", tone: "plain" } as const;

/** A renewal that was announced and has not been charged yet. */
export const announcedRenewal = "Запланирован";

const methodNames: Readonly<Record<string, string>> = {
  bank_card: "карта",
  yoo_money: "кошелёк ЮMoney",
  sberbank: "SberPay",
  sber_pay: "SberPay",
  tinkoff_bank: "T-Pay",
  sbp: "СБП",
};

/** «карта •• 4444»: the label of a saved payment method. */
export function formatPaymentMethod({
  kind,
  last4,
}: {
  kind: string;
  last4: string | null;
}): string {
  const name = methodNames[kind] ?? "тот, которым вы платили";
  return last4 === null ? name : `${name} ••\u00a0${last4}`;
}
