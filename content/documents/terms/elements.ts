/**
 * The 42 elements of a user agreement (sources: 149-ФЗ, ГК РФ, ЗоЗПП; each at its clause's norm).
 * `docs/content-guide.md` says what to do when a check fails.
 */
import { type Element, host, value } from "@/content/documents/check/element";

/** List items end with the document's own punctuation. */
const withoutEnd = (statement: string) => statement.replace(/[\s.;,]+$/, "");

export const elements: Element[] = [
  { id: "t-title", says: [/^Пользовательское соглашение$/m] },
  {
    id: "t-operator",
    says: [
      /Владелец сайта: \S/,
      value((facts) => facts["owner.name"]),
      value((facts) => facts["owner.address"]?.replace(/[\s,;]*\n[\s,;]*/g, ", ")),
      /дрес: \S/,
    ],
  },
  {
    id: "t-operator-ids",
    when: ({ facts }) => !!facts["owner.inn"] && !!facts["owner.registration"],
    says: [
      ({ facts }) => [
        `ИНН: ${facts["owner.inn"]}`,
        `${facts["owner.registration"]?.length === 15 ? "ОГРНИП" : "ОГРН"}: ${facts["owner.registration"]}`,
      ],
    ],
  },
  {
    id: "t-address",
    says: [
      value((facts) => facts["owner.email"]),
      /По этим адресам принимаются обращения, претензии и заявления правообладателей/,
      /дрес: (?:\[указать: (?:место нахождения и )?адрес|\S)/,
    ],
  },
  {
    id: "t-site",
    says: [
      value((facts) => facts["site.address"] && host(facts["site.address"]).split("/")[0]),
      /далее — Сайт\)/,
    ],
  },
  {
    id: "t-definitions",
    says: [/слова понимаются так/, /Пользователь — человек или организация/, /Материалы — /],
    saysShort: [
      /[Сс]лова понимаются так/,
      /Пользователь — человек или организация/,
      /Материалы — /,
    ],
  },
  { id: "t-subject", says: [/Владелец сайта даёт Пользователю возможность пользоваться Сайтом/] },
  {
    id: "t-offer-norm",
    says: [
      /публичная оферта, то есть предложение.+п\. 2 ст\. 437/,
      /присоединившись к Соглашению \(ст\. 428/,
    ],
    saysShort: [/публичная оферта \(п\. 2 ст\. 437/, /присоединившись к Соглашению \(ст\. 428/],
  },
  {
    id: "t-accept-any",
    when: ({ facts }) => facts["agreement.start"] === "any_use",
    says: [
      /Такое действие — акцепт/,
      /только просматривает открытые страницы, Соглашения не заключает/,
    ],
    onlyThen: true,
  },
  {
    id: "t-accept-reg",
    when: ({ facts }) => facts["agreement.start"] === "after_registration",
    says: [/завершил регистрацию на Сайте\. Регистрация — акцепт/],
    onlyThen: true,
  },
  {
    id: "t-silence",
    says: [/Молчание акцептом не считается/, /открыт для всех до акцепта/],
    notInShort: "ГК РФ ст. 438 п. 2 says it of every contract",
  },
  {
    id: "t-term-indef",
    when: ({ facts }) => facts["agreement.duration"] === "indefinite",
    says: [/Соглашение действует бессрочно/],
    onlyThen: true,
  },
  {
    id: "t-term-version",
    when: ({ facts }) => facts["agreement.duration"] === "until_new_version",
    says: [
      /Эта редакция Соглашения действует (?:для каждого Пользователя до дня, когда для него вступит|до вступления) в силу нов/,
    ],
    onlyThen: true,
  },
  {
    id: "t-change",
    when: ({ facts }) => facts["agreement.canChange"],
    says: [
      /вправе изменить этот документ/,
      // ГК РФ ст. 310 п. 2: a party that is not a trader is bound by what it agreed to.
      /осуществляя предпринимательскую деятельность, она вступает в силу через 10 дней после публикации/,
      /Для остальных.+только когда они явно с ней согласились/,
      /не согласен с новой редакцией, вправе отказаться от договора/,
      (owner) =>
        owner.contract("agreement.sells") === true
          ? ["Условий, на которых Потребитель уже заказал или оплатил"]
          : [],
    ],
    saysShort: [
      /вправе изменить этот документ/,
      /осуществляя предпринимательскую деятельность, она вступает в силу через 10 дней после публикации/,
      /Для остальных.+только когда они явно с ней согласились/,
      // Withdrawal from the agreement, and earlier orders, are described for the agreement as a whole.
      /Пользователь вправе в любое время отказаться от Соглашения/,
      /Обязательства, которые возникли раньше, сохраняются/,
    ],
    onlyThen: true,
  },
  {
    id: "t-change-orders",
    // A charity that sells nothing has no orders.
    when: (owner) =>
      owner.facts["agreement.canChange"] && owner.contract("agreement.sells") === true,
    says: [
      /Условий, на которых Потребитель уже заказал или оплатил.+в одностороннем порядке не изменяет/,
    ],
    notInShort: "What was ordered before is told of the agreement as a whole",
    onlyThen: true,
  },
  {
    id: "t-change-no",
    when: ({ facts }) => !facts["agreement.canChange"],
    says: [
      /не меняет этот документ в одностороннем порядке/,
      /только когда он явно с ней согласился/,
    ],
    onlyThen: true,
  },
  {
    id: "t-notify-yes",
    when: ({ facts }) => facts["agreement.notice"] === "yes",
    says: [/О каждой новой редакции Владелец сайта сообщает/],
    onlyThen: true,
  },
  {
    id: "t-notify-some",
    when: ({ facts }) => facts["agreement.notice"] === "sometimes",
    says: [/О существенных изменениях Владелец сайта сообщает/],
    onlyThen: true,
  },
  {
    id: "t-notify-no",
    when: ({ facts }) => facts["agreement.notice"] === "no",
    says: [/Пользователь сам следит за её публикацией/],
    onlyThen: true,
  },
  {
    id: "t-account",
    when: (o) => o.hasPurpose("registration"),
    says: [
      /Учётная запись — /,
      /Для регистрации Пользователь заполняет форму/,
      /хранит в тайне пароль/,
      // The burden of proof is not put on a consumer: ЗоЗПП ст. 16.
      /за действия постороннего (?:Пользователь-)?гражданин не отвечает/i,
    ],
  },
  {
    id: "t-auth",
    when: (o) => o.hasPurpose("registration"),
    // The form does not ask how it is done, so the text names the duty, not the ways.
    says: [/обязан применять только те способы входа, которые допускает ч\. 10 ст\. 8/],
  },
  {
    id: "t-age",
    says: [/дееспособный человек: достигший 18 лет/, /от 14 до 18 лет.+письменного согласия/],
    // On a page with only a form nothing is ordered, posted or registered for.
    saysShort: [
      ({ facts }) => (facts["site.userCanPost"] ? ["дееспособный человек: достигший 18 лет"] : []),
    ],
  },
  {
    id: "t-user-duties",
    says: [
      /^\d+\.\d+\. Пользователь вправе:/m,
      /^\d+\.\d+\. Пользователь обязан:/m,
      ({ facts }) => [...facts["user.rights"], ...facts["user.duties"]].map(withoutEnd),
    ],
    saysShort: [({ facts }) => [...facts["user.rights"], ...facts["user.duties"]].map(withoutEnd)],
  },
  {
    id: "t-owner-duties",
    says: [
      /^\d+\.\d+\. Владелец сайта вправе:/m,
      /^\d+\.\d+\. Владелец сайта обязан:/m,
      ({ facts }) => [...facts["admin.rights"], ...facts["admin.duties"]].map(withoutEnd),
    ],
    saysShort: [
      ({ facts }) => [...facts["admin.rights"], ...facts["admin.duties"]].map(withoutEnd),
    ],
  },
  {
    id: "t-prohibited",
    says: [
      /запрещено распространять информацию, распространение которой запрещает закон/,
      // Rules of posting are listed only when users can post.
      ({ facts }) =>
        facts["site.userCanPost"] ? ["призывы к терроризму", "экстремистские материалы"] : [],
      /обходить его защиту/,
      /вредоносные программы/,
    ],
    saysShort: [
      /запрещено распространять информацию, распространение которой запрещает закон/,
      /обходить его защиту/,
      /вредоносные программы/,
    ],
  },
  {
    id: "t-ugc",
    when: ({ facts }) => facts["site.userCanPost"],
    says: [
      /За Публикацию отвечает тот, кто её разместил/,
      /безвозмездно на условиях простой \(неисключительной\) лицензии/,
      /вправе, но не обязан проверять Публикации/,
      /За нарушение .*исключительных прав в Публикациях.* он отвечает как информационный посредник/,
      /удаляется, скрывается или возвращается/,
    ],
    onlyThen: true,
  },
  {
    id: "t-ugc-complaint",
    when: ({ facts }) => facts["site.userCanPost"],
    says: [
      /пожаловаться на то, что размещено на Сайте/,
      /Правообладатель, который нашёл на Сайте/,
      /В течение 24 часов с момента, когда заявление получено, Владелец сайта удаляет материал/,
    ],
    saysShort: [
      /пожаловаться на то, что размещено на Сайте/,
      /Заявление правообладателя .+ рассматривает в течение 24 часов: удаляет материал/,
    ],
  },
  {
    id: "t-ip",
    says: [/Права на Материалы и на Сайт в целом принадлежат/, /Цитировать/, /товарных знаков/],
    saysShort: [/Права на Материалы и на Сайт в целом принадлежат/, /Цитировать/, /товарные знаки/],
  },
  {
    id: "t-license",
    when: (o) => o.contract("agreement.program") !== undefined,
    // ГК РФ ст. 1235: one document grants the licence; the agreement refers to the offer that does.
    says: [
      (o) =>
        o.sells("licence") && o.facts["links.offer"]
          ? [
              "Право использовать Программу, его объём и плату за него устанавливает публичная оферта",
            ]
          : [
              "право использовать Программу на условиях простой (неисключительной) лицензии",
              "п. 5 ст. 1286",
              "предоставляется за вознаграждение",
              "Пользователь безвозмездно пользуется тем в Программе, для чего цена не назначена",
            ],
    ],
  },
  {
    id: "t-liability",
    says: [
      /возмещают причинённые убытки/,
      /не ограничивают (?:ответственности перед Потребителем, )?ответственности за умышленное/,
    ],
    saysShort: [
      /возмещают причинённые убытки/,
      /не ограничивает (?:прав Потребителя, )?ответственности за умышленное/,
    ],
  },
  {
    id: "t-links",
    says: [/ссылки на сайты других лиц/],
    saysShort: [/За содержание сайтов, на которые ведут ссылки/],
  },
  {
    id: "t-pd",
    says: [
      /Персональные данные Владелец сайта обрабатывает по.+по Политике/,
      /В Соглашении нет согласия на обработку персональных данных/,
    ],
    saysShort: [
      /Персональные данные Владелец сайта обрабатывает по.+по политике их обработки/,
      /В Соглашении нет согласия на обработку персональных данных/,
    ],
  },
  {
    id: "t-ads",
    says: [/пометкой «реклама», сведениями о рекламодателе.+\(ERID\)/],
    notInShort: "the law says it, whether or not the agreement does; who lets others post says it",
  },
  {
    id: "t-recommend",
    when: (o) => o.industry("marketplace") || o.hasPurpose("personalization"),
    says: [/рекомендательные технологии/i, /правила их применения/i],
    onlyThen: true,
  },
  {
    id: "t-offer-link",
    when: ({ facts }) => !!(facts["links.offer"] || facts["links.refund"] || facts["links.cookie"]),
    says: [
      ({ facts }) =>
        [facts["links.offer"], facts["links.refund"], facts["links.cookie"]].flatMap((url) =>
          url ? [host(url)] : [],
        ),
    ],
  },
  {
    id: "t-block",
    says: [/ограничить отдельные возможности Сайта/, /Мера должна быть соразмерна нарушению/],
  },
  {
    id: "t-dispute",
    says: [
      /Претензию направляют/,
      // The ten days apply to consumers (ЗоЗПП ст. 22, 31); nobody else is promised them.
      (owner) =>
        owner.contract("agreement.sells") === true
          ? [
              "Потребителю",
              "в течение 10 дней со дня получения",
              "Потребитель предъявляет иск в суд по своему выбору",
            ]
          : ["в разумный срок", "Спор рассматривает суд"],
    ],
  },
  { id: "t-law", says: [/К Соглашению применяется право Российской Федерации/] },
  { id: "t-force", says: [/непреодолимой силой/] },
  {
    id: "t-smi",
    when: ({ facts }) => facts["site.isSmi"],
    says: [
      /зарегистрирован как средство массовой информации \(сетевое издание\)/,
      /Главный редактор: \S/,
      /Знак информационной продукции: \S/,
    ],
    onlyThen: true,
  },
  {
    id: "t-date",
    says: [/Редакция № 1 от 21 ноября 2026 г\./, /Дата этой редакции — 21 ноября 2026 г\./],
  },
  {
    id: "t-severability",
    says: [/Если часть Соглашения недействительна, остальные условия действуют/],
  },
];
