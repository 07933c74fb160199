/** How an order is placed, held and delivered. */

import { sellsGoods } from "@/lib/engine/questions/definitions/trade/trade";
import { defineQuestions } from "@/lib/engine/questions/vocabulary/definition";
import { industries, keysOf } from "@/lib/engine/questions/vocabulary/options";

const offers = ["offer"] as const;

/** A charity that sells nothing has no orders. */
export const takesOrders = [
  { industry: { not: "nonprofit" } },
  { soldOnSite: ["goods", "services", "licence"] },
] as const;
/** Clinics and travel agencies take no orders: they are booked, and the contract is signed separately. */
const takesDirectOrders = [
  {
    industry: keysOf(industries).filter((key) => !["nonprofit", "medical", "travel"].includes(key)),
  },
  { soldOnSite: ["goods", "licence"] },
  { industry: ["nonprofit"], soldOnSite: ["services"] },
] as const;

/** Rules until an order is accepted, and while it waits to be collected. */
export const ordering = defineQuestions({
  bankDetails: {
    kind: "lines",
    max: 500,
    label: "Банковские реквизиты",
    hint: "Расчётный счёт, банк, БИК, корреспондентский счёт — если вам платят и переводом по реквизитам.",
    why: "Организация платит по счёту, а жертвователь — переводом: реквизиты они берут из договора.",
    norm: "ГК РФ, ст. 861; 161-ФЗ, ст. 5",
    askedFor: ["offer"],
    fact: { path: "trade.bankDetails", label: "банковские реквизиты" },
  },
  orderChannels: {
    kind: "choices",
    options: {
      phone: "По телефону",
      messenger: "В мессенджере",
      email: "По электронной почте",
    },
    label: "Как ещё у вас можно заказать",
    hint: "Кроме формы на сайте. Если только через сайт, ничего не отмечайте.",
    why: "Договор заключён, когда принято предложение. Оферта должна сказать, каким действием — в том числе по телефону.",
    norm: "ГК РФ, ст. 438 п. 3, ст. 497 п. 2",
    askedFor: ["offer", "consent"],
    shownWhen: takesDirectOrders,
    fact: { path: "deal.channels", label: "где ещё принимаются заказы" },
  },
  outOfStock: {
    kind: "choice",
    control: "select",
    options: {
      choice: "Покупатель решает: замена, ожидание или деньги",
      refund: "Сразу возвращаем деньги",
    },
    unset: "Не указано",
    label: "Товара не оказалось в наличии",
    hint: "Что вы делаете, если заказ принят, а вещи на складе нет.",
    why: "Отменить заказ без согласия покупателя продавец не вправе: он предлагает выход, а выбирает покупатель.",
    norm: "ЗоЗПП, ст. 23.1; ГК РФ, ст. 487 п. 3",
    askedFor: offers,
    shownWhen: sellsGoods,
    fact: { path: "deal.shortage", label: "что делать, если товара не оказалось" },
  },
  parcelStorage: {
    kind: "line",
    max: 100,
    label: "Сколько ждёт заказ, за которым не пришли",
    hint: "Срок хранения в пункте выдачи или у вас: «7 дней».",
    why: "Покупатель узнаёт, когда посылка уедет обратно и как вернутся деньги.",
    norm: "ЗоЗПП, ст. 26.1 п. 4; ГК РФ, ст. 484",
    askedFor: offers,
    shownWhen: sellsGoods,
    fact: { path: "deal.parcelStorage", label: "срок хранения заказа", within: "phrase" },
  },
  sellsAgeLimited: {
    kind: "yesNo",
    default: false,
    label: "Среди товаров есть такие, что продают только взрослым",
    hint: "Книги и игры 18+, ножи, зажигалки и другое с возрастным пределом. Алкоголь и табак через сайт не продают вовсе.",
    why: "Возраст покупателя таких товаров проверяют при передаче, и об этом предупреждают заранее.",
    norm: "436-ФЗ, ст. 11, 16",
    askedFor: offers,
    shownWhen: sellsGoods,
    fact: { path: "deal.ageLimited", label: "есть ли товары только для взрослых" },
  },
  hasPromoCodes: {
    kind: "yesNo",
    default: false,
    label: "Бывают скидки и промокоды",
    hint: "«Да», если цена на кассе может быть ниже цены в карточке.",
    why: "Спорят о том, сколько вернуть за вещь из заказа со скидкой. Оферта отвечает заранее.",
    norm: "ЗоЗПП, ст. 10 п. 2",
    askedFor: offers,
    shownWhen: takesOrders,
    fact: { path: "deal.promoCodes", label: "бывают ли скидки и промокоды" },
  },
  hasInstalments: {
    kind: "yesNo",
    default: false,
    label: "Можно платить частями",
    hint: "Ваша рассрочка, «Долями», «Сплит» или кредит банка-партнёра.",
    why: "При оплате частями закон требует показать полную сумму и график до заказа.",
    norm: "ЗоЗПП, ст. 10 п. 2",
    askedFor: offers,
    shownWhen: takesOrders,
    fact: { path: "deal.instalments", label: "можно ли платить частями" },
  },
});

/** Where and how goods are delivered. */
export const delivery = defineQuestions({
  deliveryArea: {
    kind: "line",
    max: 200,
    label: "Куда вы доставляете",
    hint: "Продолжите фразу «Товар доставляется …»: «по всей России», «по Твери и в пределах 20 км от неё».",
    why: "Покупатель узнаёт до заказа, довезут ли ему товар: условия доставки сообщают до договора.",
    norm: "ЗоЗПП, ст. 26.1 п. 2; ГК РФ, ст. 499 п. 1",
    askedFor: offers,
    shownWhen: sellsGoods,
    fact: { path: "deal.deliveryArea", label: "территорию доставки", within: "item" },
  },
  partialDelivery: {
    kind: "choice",
    control: "select",
    options: {
      parts: "Можем прислать по частям, доставка оплачивается один раз",
      agreed: "По частям, только если покупатель согласен",
      whole: "Только целиком",
    },
    unset: "Не указано",
    label: "Заказ из нескольких вещей приходит по частям",
    hint: "Если вещи лежат на разных складах или одна из них задерживается.",
    why: "Принимать исполнение по частям покупатель не обязан, если договор этого не разрешил.",
    norm: "ГК РФ, ст. 311",
    askedFor: offers,
    shownWhen: sellsGoods,
    fact: { path: "deal.partialDelivery", label: "передаётся ли заказ по частям" },
  },
});
