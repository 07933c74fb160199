/** What a seller tells its buyers besides who it is. */
import { defineSection } from "@/lib/engine/questions/definition";

/** How the owner is paid, where and when it can be reached about a purchase (ЗоЗПП ст. 9, 26.1). */
export const trade = defineSection({
  id: "trade",
  title: "Продажа и возврат",
  intro: "Как вам платят, где и когда с вами можно связаться о покупке.",
  borrowed: {
    for: ["offer", "return"],
    questions: {
      dataTransferToThirdParties: { options: ["payment_systems"], inSummary: "never" },
      paymentSystems: { inSummary: "always" },
    },
  },
  questions: {
    workingHours: {
      kind: "line",
      max: 200,
      label: "Режим работы",
      hint: "Когда вам можно позвонить или принести товар: «ежедневно с 10:00 до 20:00 по московскому времени».",
      why: "Продавец и исполнитель обязаны сообщить потребителю режим своей работы. Без него в оферте останется пометка «указать».",
      norm: "ЗоЗПП, ст. 9 п. 1",
      askedFor: ["offer", "return"],
      inSummary: "always",
      fact: { path: "trade.workingHours", label: "режим работы" },
      examples: ["ежедневно с 10:00 до 20:00"],
    },
    returnAddress: {
      kind: "lines",
      max: 500,
      label: "Адрес для возврата",
      hint: "Куда покупатель приносит или отправляет товар, а заказчик — претензии. Пусто — если это адрес, указанный выше.",
      why: "Покупатель должен знать, куда вернуть товар: закон обязывает сообщить ему порядок возврата до покупки.",
      norm: "ЗоЗПП, ст. 26.1 п. 2, 4",
      askedFor: ["offer", "return"],
      inSummary: "always",
      fact: { path: "trade.returnAddress", label: "адрес для возврата" },
      examples: [
        "101000, г. Москва,\nа/я 5",
        "141400, Московская область, г. Химки, ул. Складская, д. 5",
      ],
    },
  },
});
