/**
 * Of the 39 elements of a public offer, those about the contract, its price and the parties.
 * `docs/content-guide.md` says what to do when a check fails.
 */
import { type Element, host, value } from "@/content/documents/check/element";

export const elementsOfContract: Element[] = [
  { id: "o-title", says: [(owner) => [String(owner.contract("trade.title"))]] },
  {
    id: "o-437",
    says: [
      (owner) => [
        owner.invites()
          ? "приглашение делать оферты (п. 1 ст. 437 Гражданского кодекса"
          : "(п. 2 ст. 437 Гражданского кодекса",
      ],
    ],
  },
  // An invitation is not an offer and cannot be accepted.
  {
    id: "o-adresat",
    when: (owner) => !owner.invites(),
    says: [/адресовано любому, кто отзовётся/],
    onlyThen: true,
  },
  {
    id: "o-accept",
    when: (owner) => !owner.invites(),
    says: [/Оформление Заказа (?:на Сайте )?или его оплата — акцепт|перевод и есть акцепт/],
    onlyThen: true,
  },
  {
    id: "o-moment",
    says: [
      /Договор(?: о пользовании Сайтом| пожертвования)? заключён, когда (?:Продавец|Владелец агрегатора|Исполнитель|Лицензиар|Получатель|деньги)|Договор заключается (?:в письменной форме|отдельно)/,
    ],
  },
  {
    id: "o-seller",
    says: [
      /(?:Оферту делает|Условия публикует) владелец сайта/,
      /^ *(?:Наименование|Фамилия, имя, отчество): /m,
      /^ *ИНН: /m,
      /^ *Адрес(?: для писем)?: /m,
      value((facts) => facts["owner.name"]),
      value((facts) => facts["site.address"] && host(facts["site.address"])),
    ],
  },
  {
    id: "o-seller-ids",
    when: ({ facts }) => !!facts["owner.inn"] && !!facts["owner.registration"],
    says: [
      ({ facts }) => [
        `ИНН: ${facts["owner.inn"]}`,
        `${facts["owner.registration"]?.length === 15 ? "ОГРНИП" : "ОГРН"}: ${facts["owner.registration"]}`,
      ],
      // ЗоЗПП ст. 9 п. 1: an entrepreneur must also name the registering authority.
      ({ facts }) =>
        facts["owner.registration"]?.length === 15 && facts["owner.inn"]?.length === 12
          ? ["Орган, который зарегистрировал предпринимателя: "]
          : [],
    ],
  },
  {
    // ЗоЗПП ст. 9 п. 1: a seller's hours and phone; not required of those who only take donations.
    id: "o-contacts",
    says: [
      /^ *Электронная почта: /m,
      (owner) => (owner.sells("paid") ? ["Телефон: ", "Режим работы: "] : []),
      value((facts) => facts["owner.email"]),
      value((facts) => facts["owner.phone"]),
      value((facts) => facts["trade.workingHours"]),
    ],
  },
  {
    id: "o-subject",
    says: [
      /Предмет договора — .+по описанию на Сайте|Цель пожертвования: \S|возможность знакомиться на Сайте/,
    ],
  },
  {
    id: "o-price",
    when: (owner) => owner.sells("paid"),
    says: [
      /Цена указана на Сайте в рублях|Цену .+ обязан показать до Заказа в рублях|Цену определяет договор; на Сайте .+ в рублях/,
      /После заключения договора (?:она|цена) не меняется/,
    ],
  },
  {
    id: "o-payment",
    when: (owner) => owner.sells("paid"),
    says: [
      /(?:платит|можно оплатить)[^\n]* из предложенных до оплаты|Способ и срок оплаты определяет договор/,
      /Обязательство Потребителя оплатить (?:заказанное|Услугу|тур и Услугу) исполнено/,
    ],
  },
  {
    id: "o-receipt",
    when: (owner) => owner.sells("paid"),
    says: [
      // The tax regime decides which receipt; a company always owes a cash receipt.
      /Кассовый чек (?:[А-Яа-я]+ )?направляет на адрес электронной почты|чек, сформированный в приложении «Мой налог»|Чек или иной документ об оплате, которого требует закон/,
    ],
  },
  {
    id: "o-order",
    when: (owner) => owner.offers(),
    says: [/указывает сведения, которые запрашивает форма Заказа/, /ошибку можно исправить/],
  },
  {
    id: "o-info",
    when: (owner) => owner.sells("paid"),
    says: [
      /До заключения договора (?:на Сайте указываются|.+ обязан сообщить)/,
      /свойства (?:Товара|Услуги|Программы|тура)/,
      // A tour and its booking have no guarantee period.
      (owner) =>
        owner.invites() && owner.industry("travel") && owner.facts["deal.tourRole"] === "agent"
          ? ["ограничения, о которых нужно знать заранее"]
          : ["гарантийный срок"],
    ],
  },
  {
    id: "o-delivery",
    when: (owner) => owner.sells("goods") && !owner.invites(),
    onlyThen: true,
    says: [
      /Способ получения Товара [А-Я]\S+ выбирает.+Срок и стоимость каждого.+до подтверждения Заказа/,
      /Товар передаётся в срок, указанный в Заказе/,
      /Риск случайной гибели/,
    ],
  },
  {
    id: "o-term",
    says: [
      /Оферта действует с|Условия действуют с/,
      /Отзыв и изменение Оферты действуют только для новых договоров|Изменение Условий не меняет заключённых договоров/,
    ],
  },
  { id: "o-req", says: [/^\d+\. Реквизиты$/m] },
  { id: "o-date", says: [/^Редакция № 1 от 21 ноября 2026/m] },
  { id: "o-force", says: [/чрезвычайные и непредотвратимые при данных условиях/] },
  {
    id: "o-liability",
    says: [
      /Стороны отвечают за нарушение договора/,
      (owner) =>
        owner.sells("paid") ? ["возмещает убытки, платит установленные законом неустойки"] : [],
    ],
  },
  {
    id: "o-pd",
    says: [
      /для заключения и исполнения договора/,
      /п\. 5 ч\. 1 ст\. 6 Федерального закона от 27\.07\.2006 № 152-ФЗ/,
      /Этот документ не содержит согласия на обработку персональных данных/,
      /оформляется отдельно/,
    ],
  },
];
