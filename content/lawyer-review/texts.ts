/**
 * Texts of the lawyer's link: on the owner's page of a document, on the page that the link opens, and in the e-mail
 * about it.
 */
import { site } from "@/content/site";
import { plural } from "@/lib/russian/plural";

/** How long a link works, and how long the remarks are kept after that. */
export const lawyerLinkDays = 14;
export const lawyerRemarkYears = 3;
/** The maximum number of open links of one document, and of all its links. */
export const maxOpenLinks = 5;
export const maxKeptLinks = 30;

const days = plural(lawyerLinkDays, "день", "дня", "дней");
const years = plural(lawyerRemarkYears, "год", "года", "лет");

export const remarkLabel = (count: number) => plural(count, "замечание", "замечания", "замечаний");

/** On the owner's page. */
export const lawyerLinkTexts = {
  title: "Показать юристу",
  lead: "Ссылка для вашего юриста: он прочтёт текст без регистрации, оставит замечания к пунктам и предложит свои слова.",
  plan: "Замечания бесплатны. Принять предложенный текст можно на премиум-плане: он станет вашим пунктом.",
  planPaid:
    "Предложенный текст вы примете одной кнопкой: он станет вашим пунктом, а документ — новой редакцией.",
  make: "Создать ссылку",
  asked: "Кого вы просите",
  askedHint: "Для вас: чтобы отличать ссылки. Юрист этого не увидит.",
  askedPlaceholder: "Например, Анна Сергеевна, юрфирма",
  edition: (number: number) => `Ссылка откроет редакцию № ${number} и больше ничего из кабинета.`,
  draft: "Ссылка откроет черновик таким, какой он сейчас, и больше ничего из кабинета.",
  madeTitle: "Ссылка готова",
  made: `Скопируйте её сейчас: больше мы её не покажем. Она действует ${days}, закрыть её можно в любой момент.`,
  secret: "Кто знает ссылку, тот прочтёт документ. Отправляйте её только юристу.",
  address: "Адрес для юриста",
  copy: "Скопировать",
  copied: "Скопировано",
  done: "Готово",
  full: `Открыто уже ${plural(maxOpenLinks, "ссылка", "ссылки", "ссылок")}. Закройте ненужную, чтобы создать новую.`,
  until: (moment: string) => `Открыта до ${moment}`,
  expired: (moment: string) => `Срок закончился ${moment}`,
  ended: (moment: string) => `Закрыта ${moment}`,
  ofEdition: (number: number) => `редакция № ${number}`,
  ofDraft: "черновик",
  notOpened: "Ещё не открывали",
  opened: (moment: string) => `Открывали ${moment}`,
  reviewed: (name: string, moment: string) => `Просмотрено юристом: ${name}, ${moment}`,
  unverified: "Имя написал тот, кто открыл ссылку. Мы его не проверяли.",
  unverifiedName: "имя не проверено",
  noRemarks: "Замечаний нет",
  waiting: (count: number) => `Ждут ответа: ${count}`,
  open: "Разобрать замечания",
  show: "Показать замечания",
  renew: "Новая ссылка",
  renewTitle: "Создать ссылку заново?",
  renewNote: `Прежний адрес перестанет открываться. Новый будет действовать ${days}, замечания останутся.`,
  end: "Закрыть",
  endTitle: "Закрыть ссылку?",
  endNote: "Она сразу перестанет открываться. Замечания останутся.",
  remove: "Удалить",
  removeTitle: "Удалить ссылку и замечания?",
  removeNote:
    "Ссылка перестанет открываться, замечания и отметка о просмотре исчезнут. Принятые тексты останутся в документе.",
  more: "Ещё",
} as const;

/** Where the owner replies to remarks. */
export const remarkTexts = {
  title: "Замечания юриста",
  back: "К тексту документа",
  general: "Общее замечание",
  none: "Юрист пока ничего не написал. Замечания появятся здесь, как только он их сохранит.",
  comment: "Замечание",
  proposal: "Предложенный текст",
  legend: "Зачёркнутое юрист предлагает убрать, подчёркнутое — добавить.",
  clause: (number: string) => `Пункт ${number}`,
  accept: "Принять текст",
  acceptDraft: "Вставить в черновик",
  refuse: "Отклонить",
  note: "Учтено",
  refuseComment: "Не согласен",
  accepted: (edition: number) => `Принято: редакция № ${edition}`,
  acceptedDraft: "Принято: стоит в черновике",
  noted: "Учтено",
  refused: "Отклонено",
  disagreed: "Вы не согласились",
  again: "Всё-таки принять",
  whatChanged: "Что изменилось",
  changedTitle: "Пункт с тех пор изменился",
  changed: "Юрист видел другие слова. Сравнение — с тем пунктом, который в документе сейчас.",
  acceptOver: "Всё равно заменить",
  goneTitle: "Этого пункта в документе больше нет",
  gone: "Заменять нечего. Если текст нужен, добавьте его своим пунктом: «Изменить и создать новую редакцию».",
  needsPlan: "Принять свой текст можно на премиум-плане. Замечание можно учесть и без него.",
  toPlans: "Посмотреть планы",
  acceptedMessage: (edition: number) => `Готова редакция № ${edition}`,
  acceptedDraftMessage: "Текст вставлен в черновик",
  unreadable: "Текст зашифрован другим ключом сервиса, показать его сейчас нельзя.",
} as const;

/** The page that the link opens. */
export const reviewPageTexts = {
  title: "Документ на просмотр",
  lead: `Владелец сайта просит вас посмотреть документ. Регистрация не нужна. Замечания видит только он: сохраняйте их по одному, по ходу чтения.`,
  edition: (number: number, day: string) => `Редакция № ${number}, действует с ${day}`,
  draft: (day: string) => `Черновик, каким он был ${day}`,
  until: (moment: string) => `Ссылка действует до ${moment}`,
  newer: (number: number) => `Есть новая редакция: № ${number}`,
  newerNote:
    "Вы читаете ту, на которую дана ссылка. Замечания к ней владелец увидит; где пункт уже другой, он это заметит.",
  draftMoved: "Черновик с тех пор изменился",
  draftMovedNote: "Вы читаете текст на день, когда дана ссылка. Замечания к нему владелец увидит.",
  comment: "Замечание",
  propose: "Свой текст",
  commentLabel: (number: string) => `Замечание к пункту ${number}`,
  proposalLabel: (number: string) => `Ваш текст пункта ${number}`,
  proposalHint: "Заменит пункт целиком, вместе с подпунктами. Каждая строка станет абзацем.",
  commentHint: "Что не так и почему. Не пишите лишних личных данных.",
  save: "Сохранить",
  saved: "Сохранено, владелец увидит",
  notSaved: "Не сохранено",
  kept: "Написанное осталось в этом окне",
  cancel: "Убрать правку",
  edit: "Изменить",
  remove: "Удалить",
  repeated:
    "Этот пункт сервис составляет из ответов владельца: свой текст здесь поставить нельзя, оставьте замечание.",
  own: "пункт владельца сайта",
  noNorm: "Норма не указана",
  decided: {
    accepted: "Владелец принял",
    refused: "Владелец отклонил",
    noted: "Владелец учёл",
    disagreed: "Владелец не согласился",
  },
  toFinish: "К отметке «Просмотрено»",
  finishTitle: "Закончили?",
  finish:
    "Отметьте, что посмотрели документ. Владелец получит письмо, отметка встанет в историю этой редакции.",
  finishDraft: "Отметьте, что посмотрели черновик. Владелец получит письмо.",
  name: "Фамилия, имя, отчество",
  nameHint:
    "Станет строкой «Просмотрено юристом: …». Имя и статус мы не проверяем, об этом будет сказано.",
  general: "Общее замечание",
  generalHint: "О документе целиком. Можно не заполнять.",
  submit: "Просмотрено",
  again: "Исправить отметку",
  reviewed: (name: string, moment: string) =>
    `Вы отметили: просмотрено юристом: ${name}, ${moment}`,
  reviewedNote: "Пока ссылка открыта, замечания можно менять и добавлять.",
  keeping: `Имя и замечания получит владелец документа. Они хранятся зашифрованными ${years} после окончания ссылки; владелец может удалить их раньше.`,
  closedTitle: "Ссылка больше не открывается",
  closed: "Её срок закончился, владелец закрыл её или создал новую. Попросите у него новую ссылку.",
  noToken: "В адресе нет ключа. Откройте ссылку целиком, как её прислал владелец документа.",
  failed: "Не удалось открыть документ",
  waiting: "Открываем документ",
  count: (count: number) =>
    count === 0 ? "Замечаний пока нет" : `Сохранено: ${remarkLabel(count)}`,
  unsaved: (count: number) => `Не сохранено: ${count}`,
} as const;

/** To the owner, once for each link; contains nothing of what was written there. */
export const reviewedNotice = ({
  document,
  remarks,
  isReviewed,
}: {
  document: string;
  remarks: number;
  isReviewed: boolean;
}) => ({
  title: isReviewed ? "Юрист просмотрел документ" : "Юрист оставил замечания",
  message: [
    isReviewed
      ? `Документ «${document}» отмечен как просмотренный.`
      : `Срок ссылки для юриста на документ «${document}» закончился, отметки о просмотре нет.`,
    remarks === 0 ? "Замечаний к пунктам нет." : `Замечаний и предложений к пунктам: ${remarks}.`,
  ].join(" "),
  action: "Открыть замечания",
  after: [
    "Что именно написано, видно только в кабинете.",
    `Имя на отметке пишет тот, кто открыл ссылку: «${site.name}» его не проверяет.`,
  ],
});

/** Messages of the server and the forms. */
export const lawyerMessages = {
  asked: "Напишите, кого просите",
  name: "Напишите фамилию, имя и отчество",
  text: "Напишите текст",
  kind: "Замечание или текст",
  decision: "Ответ — принять или отклонить",
  seen: "Некорректный момент времени",
  token: "В ссылке нет ключа. Откройте её целиком.",
  closed: "Ссылка больше не открывается. Попросите у владельца документа новую.",
  noClause: "Такого пункта в документе нет",
  noOwnText: "Свой текст в этом месте поставить нельзя: оставьте замечание",
  linkNotFound: "Ссылка не найдена",
  remarkNotFound: "Замечание не найдено",
  full: lawyerLinkTexts.full,
  tooManyKept: `Ссылок на этот документ уже ${maxKeptLinks}. Удалите старые, чтобы создать новую.`,
  accepted: "Этот текст уже принят и стоит в документе.",
  rewritten: "Юрист с тех пор изменил этот текст. Обновите страницу и прочтите его ещё раз.",
  clauseChanged: "Пункт с тех пор изменился: юрист видел другие слова.",
  clauseGone: "Этого пункта в документе больше нет.",
  ownNotFound: "Пункт с тех пор изменился. Внесите текст в форме документа.",
  draftChanged: "Черновик изменился, пока вы отвечали. Обновите страницу.",
  answered: "Владелец уже принял этот текст: изменить его нельзя.",
  needsPlan: "Свои пункты добавляют на премиум-плане: /premium",
} as const;
