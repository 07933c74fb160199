/** Texts of the public request form, `/d/{publicId}/request`, and of the e-mail about a new request. */
import { type RequestKindKey, requestYears } from "@/content/requests/kinds";
import { plural } from "@/lib/russian/plural";

/** What a person may ask for, in everyday words; the regulator uses other channels. */
export const publicRequestKinds = {
  access: {
    label: "Узнать, какие мои данные у вас есть, откуда и зачем",
    hint: null,
  },
  correction: {
    label: "Исправить мои данные",
    hint: "Напишите, что неверно, как правильно и чем это подтверждается.",
  },
  withdrawal: {
    label: "Отозвать согласие на обработку",
    hint: "Напишите, на что вы соглашались: рассылка, личный кабинет, отзыв.",
  },
  stop: {
    label: "Прекратить обработку моих данных",
    hint: null,
  },
  destruction: {
    label: "Удалить данные, которые не нужны или получены незаконно",
    hint: "Напишите, какие данные и чем подтверждается, что они лишние.",
  },
  unlawful: {
    label: "Мои данные обрабатывают без согласия или другого основания",
    hint: "Напишите, что произошло и чем это подтверждается.",
  },
} as const satisfies Partial<Record<RequestKindKey, { label: string; hint: string | null }>>;

export type PublicRequestKind = keyof typeof publicRequestKinds;
export const publicRequestKindKeys = Object.keys(publicRequestKinds) as PublicRequestKind[];

export const publicFormTexts = {
  /** On the page of the document. */
  link: "Спросить о своих данных, исправить их или отозвать согласие",
  linkTitle: "Запрос о персональных данных",
  title: "Запрос о персональных данных",
  lead: (operator: string, address: string) =>
    operator === ""
      ? `Запрос получит владелец сайта ${address}.`
      : `Запрос получит ${operator}, владелец сайта ${address}.`,
  noDocuments:
    "Номера паспорта и других документов здесь не нужны: не пишите их. Файлы тоже не нужны.",
  kind: "О чём вы просите",
  name: "Как к вам обращаться",
  contact: "Куда ответить",
  contactHint:
    "Почта, телефон или адрес. Лучше тот, который владелец сайта уже знает: так вас узнают.",
  text: "Запрос",
  textHint: "Что сделать, о каких данных речь, когда и где вы их оставили.",
  submit: "Отправить запрос",
  keeping: `Имя, контакт и текст получит владелец сайта. Они хранятся зашифрованными, пока запрос не исполнен, и ${plural(requestYears, "год", "года", "лет")} после ответа; владелец может удалить их раньше. Обработка нужна, чтобы исполнить обязанность по закону, согласие для неё не требуется (152-ФЗ, ст. 6 ч. 1 п. 2).`,
  back: "К документу",
  mistakes: "Проверьте, пожалуйста",
  pageTitle: "Запрос о персональных данных",
  mistakesTitle: "Ошибка: запрос о персональных данных",
  sentTitle: "Запрос записан",
  sent: (day: string, number: string) =>
    `Запрос записан ${day} по московскому времени. Номер записи: ${number}, назовите его, если будете писать ещё.`,
  termsTitle: "До какого дня",
  term: (due: string, from: string) => `до ${due} включительно; срок считается ${from}`,
  extension:
    "Срок можно продлить один раз и не больше чем на пять рабочих дней, если вам пришлют уведомление с причинами.",
  forecast:
    "Срок предварительный: он задевает год, для которого ещё нет постановления о переносе выходных.",
  nextTitle: "Что дальше",
  next: [
    "Владелец сайта получит письмо о запросе и ответит туда, куда вы просили.",
    "Он может попросить сведения, по которым вас узнать: закон требует их в запросе (152-ФЗ, ст. 14 ч. 3).",
    "Если ответа нет или он неверен, действия владельца можно обжаловать в Роскомнадзор или в суд (152-ФЗ, ст. 17 ч. 1).",
  ],
  refusedTitle: "Запрос не отправлен",
  refusedAdvice: "Вернитесь назад: написанное останется в форме.",
  full: "Сейчас запросы через эту страницу не принимаются. Напишите владельцу сайта по контактам из документа.",
} as const;

export const publicFormMessages = {
  kind: "Выберите, о чём вы просите",
  name: "Напишите, как к вам обращаться",
  contact: "Напишите, куда ответить",
  text: "Напишите, о чём вы просите",
} as const;

/** In the publication panel. */
export const requestFormSwitchTexts = {
  label: "Принимать запросы людей",
  note: "На странице появится форма: спросить о данных, исправить их, отозвать согласие. Запросы попадают в реестр сайта, о каждом придёт письмо.",
  noSite:
    "У документа нет сайта, поэтому запросам некуда попасть. Составьте новую редакцию с адресом сайта.",
} as const;

/** To the owner; contains nothing of what the person wrote. */
export const newRequestEmail = ({
  address,
  kind,
  due,
}: {
  address: string;
  kind: string;
  due: string;
}) => ({
  subject: `${address}: новый запрос, ответить до ${due}`,
  paragraphs: [
    `Через форму на странице документа пришёл запрос к сайту ${address}: «${kind}».`,
    `Он уже в реестре, ближайший срок — до ${due} включительно. Кто и о чём написал, видно только там.`,
  ],
  action: "Открыть реестр запросов",
  after: ["Форму можно выключить на странице документа, в разделе «Страница документа»."],
});
