import type { StandInPayment } from "@/tests/support/yookassa/shop";

const button = (id: string, action: string, label: string) =>
  `<form method="post" action="/pay/${id}/${action}"><button>${label}</button></form>`;

/** The page that ЮKassa would show, with the three things that a payer can do on it. */
export const paymentPage = ({ id, amount, status }: StandInPayment): string =>
  `<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>Оплата</title></head><body>
<h1>Оплата ${amount.value} ${amount.currency}</h1><p>${status}</p>
${button(id, "pay", "Оплатить")}${button(id, "refuse", "Отказаться")}${button(id, "close", "Закрыть")}
</body></html>`;
