/** Why each kind of recipient gets personal data, which data and on what ground. */

/** The role of a third party for the site. */
export type RecipientKind =
  | "hosting"
  | "platform"
  | "payment"
  | "analytics"
  | "social"
  | "seller"
  | "host"
  | "other";

/** Contractors whose work is plain from what the owner calls them. */
export type Trade =
  | "mailing"
  | "recruiting"
  | "carriage"
  | "insurance"
  | "creditHistory"
  | "learning"
  | "crm";

export type RecipientPreset = {
  /** Nominative, lower case. */
  purpose: string;
  data: string;
  ground: string;
};

const consent = "согласие субъекта (п. 1 ч. 1 ст. 6 Закона о персональных данных)";
const contract = "исполнение договора (п. 5 ч. 1 ст. 6 Закона о персональных данных)";
const order = "поручение обработки (ч. 3 ст. 6 Закона о персональных данных)";

/** Contractors in the owner's words whose work is plain. */
export const tradePresets: Record<Trade, RecipientPreset> = {
  mailing: {
    purpose: "отправка писем и сообщений подписчикам",
    data: "имя и контакты подписчика",
    ground: order,
  },
  recruiting: { purpose: "подбор персонала", data: "сведения о соискателе", ground: consent },
  carriage: {
    purpose: "доставка заказов",
    data: "сведения о получателе, адрес и состав отправления",
    ground: contract,
  },
  insurance: {
    purpose: "заключение и исполнение договора страхования",
    data: "сведения о страхователе, застрахованном, выгодоприобретателе и об объекте страхования",
    // 152-ФЗ ст. 10 ч. 2 п. 8 is of health alone; the rest of the contract's data need no special ground.
    ground: `${contract}; если передаются сведения о здоровье — страховое законодательство или согласие в письменной форме (п. 1, 8 ч. 2 ст. 10 Закона о персональных данных)`,
  },
  crm: {
    purpose: "хранение заявок и работа с ними",
    data: "сведения из заявок, обращений и заказов",
    ground: order,
  },
  learning: {
    purpose: "просмотр записей занятий",
    data: "голос и изображение ученика на записи занятия, имя, под которым его видят, и то, что он сказал",
    ground: consent,
  },
  creditHistory: {
    purpose: "передача сведений об обязательствах заёмщика и получение кредитных отчётов",
    data: "сведения о заёмщике и его обязательствах, которые называет законодательство о кредитных историях",
    ground:
      "требование закона (п. 2 ч. 1 ст. 6 Закона о персональных данных); для получения кредитного отчёта — согласие субъекта (п. 1 ч. 1 ст. 6 Закона о персональных данных)",
  },
};

export const recipientPresets: Record<RecipientKind, RecipientPreset> = {
  hosting: {
    purpose: "размещение Сайта и хранение его данных",
    data: "данные, которые хранятся на Сайте и в его базах",
    ground: order,
  },
  platform: {
    purpose: "работа Сайта и приём сведений из его форм",
    data: "сведения, которые посетитель отправил через Сайт",
    ground: order,
  },
  payment: {
    purpose: "приём и возврат платежей",
    data: "сведения о плательщике и платеже",
    ground: contract,
  },
  analytics: {
    purpose: "статистика и анализ посещаемости",
    data: "IP-адрес, файлы cookie, сведения об устройстве и браузере, действия на Сайте",
    // The consent and the policy of one owner say the same: the counter's owner acts by order.
    ground:
      "поручение обработки с согласия субъекта (ч. 3 ст. 6, п. 1 ч. 1 ст. 6 Закона о персональных данных)",
  },
  social: {
    purpose: "вход через социальную сеть, работа её кнопок и виджетов",
    data: "технические сведения о посещении и данные профиля, передать которые разрешил посетитель",
    ground: consent,
  },
  seller: {
    purpose: "исполнение договора между покупателем и продавцом",
    data: "сведения о заказе, покупателе и получателе",
    ground: contract,
  },
  host: {
    purpose: "услуги проживания, перевозки и иные услуги поездки",
    data: "сведения о туристе и поездке",
    ground: contract,
  },
  other: {
    purpose: "выполнение работ и оказание услуг, которые нужны для целей обработки",
    data: "данные, без которых получатель не может выполнить свою задачу",
    // What the recipient is, only the owner knows: a contractor, a carrier, a credit bureau.
    ground: `в зависимости от задачи получателя: поручение обработки (ч. 3 ст. 6), исполнение договора (п. 5 ч. 1 ст. 6), требование закона (п. 2 ч. 1 ст. 6) или ${consent}`,
  },
};
