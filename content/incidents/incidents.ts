/**
 * What an operator reports to Roskomnadzor about a leak (152-ФЗ ст. 21 ч. 3.1). The list is the law's; the regulator's
 * form may ask for more, and the owner is told so.
 */

import { incidentPaperKeys } from "@/content/incidents/papers";

export const incidentParts = ["notice", "results"] as const;
export type IncidentPart = (typeof incidentParts)[number];

/** The part that asks the field: the notice or the paper that needs it. */
export const incidentGroups = [...incidentParts, ...incidentPaperKeys] as const;
export type IncidentGroup = (typeof incidentGroups)[number];

type IncidentField = {
  part: IncidentGroup;
  label: string;
  hint?: string;
  /** The blank printed while it is empty. */
  blank: string;
};

export const incidentFields = {
  what: {
    part: "notice",
    label: "Что произошло",
    hint: "Какие данные, скольких людей, куда попали: только то, что уже известно.",
    blank: "что произошло, какие данные и скольких людей",
  },
  causes: {
    part: "notice",
    label: "Предполагаемые причины",
    blank: "предполагаемые причины",
  },
  harm: {
    part: "notice",
    label: "Предполагаемый вред людям",
    blank: "предполагаемый вред",
  },
  measures: {
    part: "notice",
    label: "Что сделано для устранения последствий",
    blank: "принятые меры",
  },
  contact: {
    part: "notice",
    label: "Кто взаимодействует с Роскомнадзором",
    hint: "Имя, должность, телефон, почта.",
    blank: "уполномоченное лицо и его контакты",
  },
  results: {
    part: "results",
    label: "Результаты внутреннего расследования",
    blank: "результаты расследования",
  },
  persons: {
    part: "results",
    label: "Чьи действия стали причиной",
    hint: "Если такие лица есть.",
    blank: "лица, действия которых стали причиной, либо «не установлены»",
  },
  data: {
    part: "letter",
    label: "Какие данные этих людей затронуты",
    hint: "Например: имя, телефон, адрес доставки. Только то, что уже известно.",
    blank: "какие данные затронуты",
  },
  advice: {
    part: "letter",
    label: "Что человеку стоит сделать",
    hint: "Например: сменить пароль на сайте, не верить звонкам от имени магазина.",
    blank: "что человеку стоит сделать",
  },
  investigators: {
    part: "act",
    label: "Кто провёл расследование",
    hint: "Должность и имя, каждый с новой строки: эти люди подпишут акт.",
    blank: "кто провёл расследование: должности и имена",
  },
  prevention: {
    part: "act",
    label: "Что изменили, чтобы это не повторилось",
    blank: "что изменено, чтобы это не повторилось",
  },
} as const satisfies Record<string, IncidentField>;

export type IncidentFieldKey = keyof typeof incidentFields;
export const incidentFieldKeys = Object.keys(incidentFields) as IncidentFieldKey[];

/** The two notices: their names and opening sentences. Places in braces as in `answers.ts`. */
export const incidentNotices: Record<IncidentPart, { title: string; opening: string }> = {
  notice: {
    title: "Уведомление за 24 часа",
    opening:
      "{operator} сообщает об инциденте с персональными данными, выявленном {foundAt} по московскому времени (152-ФЗ, ст. 21 ч. 3.1 п. 1).",
  },
  results: {
    title: "Уведомление за 72 часа",
    opening:
      "{operator} сообщает о результатах внутреннего расследования инцидента с персональными данными, выявленного {foundAt} по московскому времени (152-ФЗ, ст. 21 ч. 3.1 п. 2).",
  },
};

/** How many years an incident is kept after its discovery. */
export const incidentYears = 3;

export const incidentTexts = {
  title: "Инцидент",
  link: "Утекли данные: два срока, 24 и 72 часа, и тексты уведомлений.",
  intro:
    "Если данные попали к тем, кому не должны, и это нарушило права людей, Роскомнадзору сообщают дважды: за 24 часа об инциденте, за 72 часа о результатах расследования. Часы идут с момента, когда инцидент выявлен, в выходные тоже.",
  portal:
    "Уведомления подают на портале pd.rkn.gov.ru. Перечень ниже — из закона; форма портала может спросить больше: проверьте.",
  notLoaded: "Не удалось открыть инциденты",
  areSafe: "Сами записи в безопасности.",
  none: "Инцидентов не записано.",
  keeping:
    "Описания лежат в базе зашифрованными, запись удаляется сама через три года после выявления. Имена пострадавших сюда не пишите.",
  unreadable: "Запись зашифрована другим ключом сервиса и сейчас не читается.",
  foundAt: "Выявлен",
  sent: "отправлено",
  moscow: "Московское время.",
  save: "Сохранить",
  saved: "Сохранено",
  unsaved: "Есть несохранённый текст: он остаётся в этом окне.",
  restored: "Подставлен текст, который вы не сохранили.",
  takeBack: "Убрать правки",
  copy: "Скопировать текст",
  copied: "Скопировано",
  open: "Открыть",
  savesFirst: "Текст, который вы изменили, сохранится перед скачиванием.",
  notDownloaded: "Не удалось скачать",
  failed: "Не удалось сохранить",
  noAnswer: "Сервер не ответил. Попробуйте ещё раз.",
} as const;

export const incidentForms = {
  add: {
    title: "Новый инцидент",
    note: "От этого момента пойдут 24 и 72 часа. Исправить его можно будет один раз.",
    button: "Записать инцидент",
    submit: "Записать",
    done: "Инцидент записан",
    field: "Когда выявлен",
  },
  found: {
    title: "Исправить время",
    note: "Один раз и с причиной: оба срока посчитаются заново.",
    button: "Исправить время",
    submit: "Исправить",
    done: "Время исправлено",
    reason: "Почему исправляете",
  },
  sent: {
    title: "Отметить отправку",
    note: "Сам сервис ничего не отправляет. Номер и ключ портала понадобятся для дополнений.",
    button: "Отправили",
    correct: "Исправить",
    submit: "Отметить",
    done: "Отправка отмечена",
    sentAt: "Когда отправлено",
    number: "Номер и ключ портала",
  },
  remove: {
    title: "Удалить инцидент?",
    note: "Доказать по записи, что вы сообщили в срок, будет нечем. Вернуть её нельзя.",
    button: "Удалить",
    done: "Инцидент удалён",
  },
} as const;

export const incidentMessages = {
  moment: "Укажите время",
  reason: "Напишите, почему время было другим",
  future: "Это время ещё не наступило",
  tooOld: "Инцидент старше трёх лет не хранится",
  beforeFound: "Раньше, чем инцидент выявлен",
  corrected: "Время уже исправлено, второй раз нельзя.",
  alreadySent: "Уведомление уже отмечено отправленным: время выявления исправить нельзя.",
  paper: "Документ — letter или act",
  format: "Формат — docx или pdf",
  notFound: "Инцидент не найден",
  tooMany: "У сайта уже 50 инцидентов. Удалите ненужные записи.",
} as const;
