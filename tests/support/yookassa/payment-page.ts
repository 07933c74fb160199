import type { FakePayment } from "@/tests/support/yookassa/shop";

const button = (id: string, action: string, label: string) =>
  `<form method="post" action="/pay/${id}/${action}"><button>${label}</button></form>`;

const style =
  "body{font:1rem/1.5 sans-serif;max-width:24rem;margin:3rem auto;padding:0 1rem}button{font:inherit;width:100%;padding:.7rem;margin:.3rem 0}";

/** The page that ЮKassa would show, with the actions of a payer, or of the bank. */
export const paymentPage = ({ id, amount, status, description }: FakePayment): string =>
  `<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Оплата</title><style>${style}</style></head><body>
<h1>Оплата ${amount.value} ${amount.currency}</h1><p>${description ?? ""}</p><p>Вместо ЮKassa, для проб: ${status}</p>
${button(id, "pay", "Оплатить")}${button(id, "decline", "Не хватает денег")}
${button(id, "refuse", "Отказаться")}${button(id, "close", "Закрыть")}
</body></html>`;
