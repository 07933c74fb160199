/**
 * The 41 elements of a user agreement (sources: 149-ФЗ, ГК РФ, ЗоЗПП; each at its clause's norm).
 * `docs/content-guide.md` tells what to do when a check fails.
 */
import { type Element, host, value } from "@/content/documents/check/element";

const program = ["saas", "mobile", "gaming", "it_services", "crypto"] as const;

/** The marks at the ends of list lines are the document's. */
const withoutEnd = (statement: string) => statement.replace(/[\s.;,]+$/, "");

export const elements: Element[] = [
  { id: "t-title", says: [/^Пользовательское соглашение$/m] },
  {
    id: "t-operator",
    says: [
      /Владелец сайта: \S/,
      value((f) => f.companyName),
      value((f) => f.legalAddress?.replace(/[\s,;]*\n[\s,;]*/g, ", ")),
      /дрес: \S/,
    ],
  },
  {
    id: "t-operator-ids",
    when: ({ f }) => !!f.inn && !!f.ogrn,
    says: [({ f }) => [`ИНН: ${f.inn}`, `${f.ogrn?.length === 15 ? "ОГРНИП" : "ОГРН"}: ${f.ogrn}`]],
  },
  {
    id: "t-address",
    says: [
      value((f) => f.contactEmail),
      /По этим адресам принимаются обращения, претензии и заявления правообладателей/,
      /дрес: (?:\[указать: (?:место нахождения и )?адрес|\S)/,
    ],
  },
  {
    id: "t-site",
    says: [value((f) => f.websiteUrl && host(f.websiteUrl).split("/")[0]), /далее — Сайт\)/],
  },
  {
    id: "t-definitions",
    says: [/слова понимаются так/, /Пользователь — человек или организация/, /Материалы — /],
  },
  { id: "t-subject", says: [/Владелец сайта даёт Пользователю возможность пользоваться Сайтом/] },
  {
    id: "t-offer-norm",
    says: [
      /публичная оферта, то есть предложение.+п\. 2 ст\. 437/,
      /присоединившись к Соглашению \(ст\. 428/,
    ],
  },
  {
    id: "t-accept-any",
    when: ({ f }) => (f.agreementStart ?? "any_use") === "any_use",
    says: [/Начало любого такого использования — акцепт/],
    onlyThen: true,
  },
  {
    id: "t-accept-reg",
    when: ({ f }) => f.agreementStart === "after_registration",
    says: [/завершил регистрацию на Сайте\. Регистрация — акцепт/],
    onlyThen: true,
  },
  {
    id: "t-silence",
    says: [/Молчание акцептом не считается/, /открыт для всех до акцепта/],
  },
  {
    id: "t-term-indef",
    when: ({ f }) => (f.agreementDuration ?? "indefinite") === "indefinite",
    says: [/Соглашение действует бессрочно/],
    onlyThen: true,
  },
  {
    id: "t-term-version",
    when: ({ f }) => f.agreementDuration === "until_new_version",
    says: [/Эта редакция Соглашения действует до (?:дня, когда вступит|вступления) в силу нов/],
    onlyThen: true,
  },
  {
    id: "t-change",
    when: ({ f }) => f.canAdminChange ?? true,
    says: [
      /вправе изменить этот документ в одностороннем порядке/,
      /вступает в силу через 10 дней после публикации/,
      /не согласен с новой редакцией, вправе отказаться от договора/,
      /не ухудшает условий, на которых он уже оплатил/,
    ],
    onlyThen: true,
  },
  {
    id: "t-change-no",
    when: ({ f }) => f.canAdminChange === false,
    says: [
      /не меняет этот документ в одностороннем порядке/,
      /только когда он явно с ней согласился/,
    ],
    onlyThen: true,
  },
  {
    id: "t-notify-yes",
    when: ({ f }) => (f.notifyChanges ?? "yes") === "yes",
    says: [/О каждой новой редакции Владелец сайта сообщает/],
    onlyThen: true,
  },
  {
    id: "t-notify-some",
    when: ({ f }) => f.notifyChanges === "sometimes",
    says: [/О существенных изменениях Владелец сайта сообщает/],
    onlyThen: true,
  },
  {
    id: "t-notify-no",
    when: ({ f }) => f.notifyChanges === "no",
    says: [/Пользователь сам следит за её публикацией/],
    onlyThen: true,
  },
  {
    id: "t-account",
    when: (o) => o.purpose("registration"),
    says: [/Учётная запись — /, /Для регистрации Пользователь заполняет форму/, /выбирает пароль/],
  },
  {
    id: "t-auth",
    when: (o) => o.purpose("registration"),
    says: [
      /номеру телефона российского оператора связи/,
      /Единую систему идентификации и аутентификации/,
      /Единую биометрическую систему/,
      /гражданину Российской Федерации без иного гражданства либо российскому юридическому лицу/,
    ],
  },
  {
    id: "t-age",
    says: [/дееспособный человек: достигший 18 лет/, /от 14 до 18 лет.+письменного согласия/],
  },
  {
    id: "t-user-duties",
    says: [
      /^\d+\.\d+\. Пользователь вправе:/m,
      /^\d+\.\d+\. Пользователь обязан:/m,
      ({ f }) => [...f.userRights, ...f.userObligations].map(withoutEnd),
    ],
  },
  {
    id: "t-owner-duties",
    says: [
      /^\d+\.\d+\. Владелец сайта вправе:/m,
      /^\d+\.\d+\. Владелец сайта обязан:/m,
      ({ f }) => [...f.adminRights, ...f.adminObligations].map(withoutEnd),
    ],
  },
  {
    id: "t-prohibited",
    says: [
      /запрещено распространять информацию, распространение которой запрещает закон/,
      /призывы к терроризму/,
      /экстремистские материалы/,
      /обходить его защиту/,
      /вредоносные программы/,
    ],
  },
  {
    id: "t-ugc",
    when: ({ f }) => !!f.userCanPost,
    says: [
      /За Публикацию отвечает тот, кто её разместил/,
      /безвозмездно на условиях простой \(неисключительной\) лицензии/,
      /вправе, но не обязан проверять Публикации/,
      /как информационный посредник/,
      /удаляется, скрывается или возвращается/,
    ],
    onlyThen: true,
  },
  {
    id: "t-ugc-complaint",
    when: ({ f }) => !!f.userCanPost,
    says: [
      /пожаловаться на то, что размещено на Сайте/,
      /Правообладатель, который нашёл на Сайте/,
      /В течение 24 часов с момента, когда заявление получено, Владелец сайта удаляет материал/,
    ],
  },
  {
    id: "t-ip",
    says: [/Права на Материалы и на Сайт в целом принадлежат/, /Цитировать/, /товарных знаков/],
  },
  {
    id: "t-license",
    when: (o) => o.industry(...program),
    says: [
      /право использовать Программу на условиях простой \(неисключительной\) лицензии/,
      /п\. 5 ст\. 1286/,
      /предоставляется за вознаграждение/,
      /возможностями Программы Пользователь пользуется безвозмездно/,
    ],
    onlyThen: true,
  },
  {
    id: "t-liability",
    says: [
      /возмещают причинённые убытки/,
      /не ограничивают ответственности перед Потребителем, ответственности за умышленное/,
    ],
  },
  { id: "t-links", says: [/ссылки на чужие сайты/] },
  {
    id: "t-pd",
    says: [
      /Персональные данные Владелец сайта обрабатывает по.+по Политике/,
      /В Соглашении нет согласия на обработку персональных данных/,
    ],
  },
  { id: "t-ads", says: [/пометкой «реклама», сведениями о рекламодателе.+\(ERID\)/] },
  {
    id: "t-recommend",
    when: (o) => o.industry("marketplace") || o.purpose("personalization"),
    says: [
      /рекомендательные технологии/,
      /публикует там же на русском языке правила их применения/,
    ],
    onlyThen: true,
  },
  {
    id: "t-offer-link",
    when: ({ f }) => !!(f.offerUrl || f.refundUrl || f.cookieUrl),
    says: [
      ({ f }) => [f.offerUrl, f.refundUrl, f.cookieUrl].flatMap((url) => (url ? [host(url)] : [])),
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
      /в течение 10 дней со дня получения/,
      /Потребитель предъявляет иск в суд по своему выбору/,
    ],
  },
  { id: "t-law", says: [/К Соглашению применяется право Российской Федерации/] },
  { id: "t-force", says: [/непреодолимой силой/] },
  {
    id: "t-smi",
    when: ({ f }) => !!f.isSmi,
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
