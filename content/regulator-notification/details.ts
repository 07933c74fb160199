/** Questions that only the notification asks; they have a screen of their own. */

type DetailKind =
  | { kind: "line" | "lines"; max: number }
  | { kind: "day" }
  | { kind: "choice"; options: Readonly<Record<string, string>> };

export type DetailDefinition = { label: string; hint?: string } & DetailKind;

const line = (label: string, hint?: string, max = 300) =>
  ({ kind: "line", label, max, ...(hint && { hint }) }) as const;
const lines = (label: string, hint?: string) =>
  ({ kind: "lines", label, max: 1000, ...(hint && { hint }) }) as const;

const yesNo = { yes: "Да", no: "Нет" } as const;

export const details = {
  office: line(
    "Территориальный орган Роскомнадзора",
    "Выбирается по региону регистрации. Например, «Управление Роскомнадзора по Центральному федеральному округу».",
  ),
  shortName: line("Сокращённое название", "Если есть в уставе."),
  postalAddress: lines("Почтовый адрес", "Если он не тот же, что адрес регистрации."),
  regions: lines(
    "Регионы, где обрабатываются данные",
    "Например, «Тверская область» или «вся Россия».",
  ),
  okved: line("ОКВЭД", "Основной код из выписки с egrul.nalog.ru."),
  okpo: line("ОКПО"),
  okopf: line("ОКОПФ"),
  okfs: line("ОКФС"),
  okogu: line("ОКОГУ"),
  branches: lines("Филиалы и представительства", "Название и адрес каждого."),
  innerNetwork: {
    kind: "choice",
    options: yesNo,
    label: "Данные передаются по внутренней сети организации",
    hint: "Общие папки, программа на сервере в офисе — да. Один компьютер или только облако — нет.",
  },
  crypto: {
    kind: "choice",
    options: yesNo,
    label: "Используются шифровальные (криптографические) средства",
    hint: "Речь о сертифицированных средствах: КриптоПро, ViPNet и подобных. Что считать ими, спросите того, кто настраивал защиту.",
  },
  cryptoName: lines(
    "Какие шифровальные средства",
    "Название, изготовитель, номер сертификата, класс (КС1, КС2, КС3, КВ, КА).",
  ),
  responsibleAddress: lines(
    "Почтовый адрес ответственного",
    "По нему Роскомнадзор пишет ответственному.",
  ),
  startedOn: {
    kind: "day",
    label: "День начала обработки",
    hint: "С какого дня собираете данные. Если ещё не начали — с какого собираетесь.",
  },
  endCondition: line(
    "Срок или условие прекращения обработки",
    "Пусто — предложим «прекращение деятельности».",
  ),
  databaseAddress: lines(
    "Адрес, где стоят серверы с базой",
    "Адрес дата-центра, не офиса хостинга: спросите хостинг.",
  ),
  hostInn: line("ИНН владельца дата-центра", "Он есть в договоре и на сайте хостинга.", 12),
  hostOgrn: line("ОГРН владельца дата-центра", undefined, 15),
  stateSystems: {
    kind: "choice",
    options: { no: "Нет, не работаем с ними", yes: "Да" },
    label: "Обрабатываете данные государственных или муниципальных систем",
  },
  stateSystemsWho: lines(
    "Кто имеет к ним доступ",
    "Фамилия, имя, отчество или название организации.",
  ),
  securityLevel: {
    kind: "choice",
    options: { "1": "УЗ-1", "2": "УЗ-2", "3": "УЗ-3", "4": "УЗ-4", unknown: "Не определяли" },
    label: "Уровень защищённости системы",
    hint: "По постановлению Правительства № 1119. Его определяет сам оператор и записывает в акт.",
  },
  earlierNotice: line(
    "Дата и номер уведомления об обработке",
    "Того, что подано раньше по статье 22: например, «27.11.2026, № 100345000».",
  ),
  assessedOn: {
    kind: "day",
    label: "День оценки получателей",
    hint: "Когда вы оценили, как получатели соблюдают конфиденциальность и защищают данные (ст. 12 ч. 4 п. 7).",
  },
  performer: line("Исполнитель", "Кто готовил уведомление, и его телефон."),
  changedOn: { kind: "day", label: "День, когда сведения изменились" },
  changeGround: line("Основание изменений", "Например, «новая цель обработки — рассылка»."),
  endedOn: { kind: "day", label: "День прекращения обработки" },
  endGround: line("Основание прекращения", "Например, «прекращение деятельности»."),
} as const satisfies Record<string, DetailDefinition>;

export type DetailKey = keyof typeof details;

/** The usual end of the processing, proposed when the owner names none. */
export const defaultEndCondition = "прекращение деятельности";
