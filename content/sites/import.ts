/** Words of the import of sites. */
import { plural } from "@/lib/russian/plural";

const sites = (count: number) => plural(count, "сайт", "сайта", "сайтов");
const rows = (count: number) => plural(count, "строка", "строки", "строк");

/** The column of a site's name; all others are named in the definitions of their questions. */
export const nameColumn = ["Название сайта", "Название", "Проект", "Имя сайта", "Name"] as const;

/** Accepted spellings of the kind of owner, in lower case without full stops. */
export const ownerKinds = {
  legal: [
    "юридическое лицо или ип",
    "юридическое лицо",
    "юрлицо",
    "юр лицо",
    "ооо",
    "ао",
    "пао",
    "нко",
    "ано",
    "организация",
    "компания",
    "ип",
    "индивидуальный предприниматель",
  ],
  individual: ["физическое лицо", "физлицо", "физ лицо", "самозанятый", "самозанятая", "гражданин"],
} as const;

export const importMessages = {
  text: "Вставьте таблицу или выберите файл",
  tooLong: "Таблица слишком большая: до 100 000 знаков",
  noRows: "В таблице нет ни одного сайта",
  noHeader:
    "В первой строке нет названий столбцов. Нужен хотя бы столбец «Адрес сайта»; образец можно скачать",
  twice: (label: string) => `Столбец «${label}» встретился дважды`,
  tooManyRows: (most: number) => `Строк больше ${most}: разделите таблицу`,
  noAddress: "Укажите адрес сайта",
  repeated: (line: number) => `Такой адрес уже есть в строке ${line}`,
  ownerKind: "Напишите «Юридическое лицо», «ИП» или «Физическое лицо»",
  shortened: "Программа таблиц сократила число. Сделайте столбец текстовым и впишите номер целиком",
  faulty: (count: number) =>
    `В таблице ${plural(count, "строка с ошибкой", "строки с ошибками", "строк с ошибками")}. Исправьте их или пропустите.`,
  tooMany: (most: number, free: number) =>
    free > 0
      ? `Сайтов можно хранить ${most}: войдёт ещё ${free}. Уберите лишние строки.`
      : `Сайтов уже ${most}: больше мы не храним. Удалите ненужные.`,
  ids: "Назовите сайты, которые нужно убрать",
} as const;

export const siteImportTexts = {
  title: "Сайты из таблицы",
  lead: "Вставьте строки из таблицы или выберите файл CSV. Ничего не сохранится, пока вы не посмотрите, что получится.",
  open: "Из таблицы",
  label: "Таблица",
  hint: "Первая строка — названия столбцов. Нужен только «Адрес сайта»; остальные столбцы можно оставить пустыми или убрать.",
  sample: "Скачать образец (CSV)",
  sampleName: "Образец таблицы сайтов.csv",
  check: "Посмотреть, что получится",
  preview: "Что получится",
  summary: ({ fresh, known, faulty }: { fresh: number; known: number; faulty: number }) =>
    [
      `Новых сайтов: ${fresh}`,
      ...(known > 0 ? [`уже есть у вас: ${known}`] : []),
      ...(faulty > 0 ? [`строк с ошибками: ${faulty}`] : []),
    ].join(", "),
  ignored: (names: readonly string[]) =>
    `Не узнали столбцы: ${names.map((name) => `«${name}»`).join(", ")}. Их пропустим.`,
  line: "Строка",
  fresh: "Добавим",
  known: "Уже есть, не тронем",
  faulty: "Ошибка",
  mistakes: (count: number) => `Исправьте в таблице: ${rows(count)}`,
  mistake: (line: number, column: string | null, message: string) =>
    `Строка ${line}${column ? `, «${column}»` : ""}: ${message}`,
  skip: (count: number) => `Пропустить ${rows(count)} с ошибками и добавить остальные`,
  note: "Сведения получат пометку «из таблицы»: в документы они попадут, когда вы откроете сайт, проверите их и сохраните.",
  add: (count: number) => `Добавить ${sites(count)}`,
  nothing: "Добавлять нечего: все эти сайты у вас уже есть.",
  added: (count: number) => `Добавлено: ${sites(count)}`,
  addedNote:
    "Откройте каждый сайт и подтвердите сведения, тогда из них можно составлять документы.",
  toSites: "К моим сайтам",
  undo: "Убрать добавленные",
  undone: (count: number) => `Убрано: ${sites(count)}`,
  kept: (names: readonly string[]) =>
    `Остались: ${names.join(", ")}. С ними уже что-то сделали, их можно удалить на странице сайта.`,
  again: "Таблица осталась в поле: её можно исправить и добавить снова.",
  failed: "Не удалось",
  noAnswer: "Сервер не ответил. Таблица осталась в поле, попробуйте ещё раз.",
  skipped: (count: number) => `Пропущено уже имевшихся: ${count}`,
  skippedFaulty: (count: number) => `Пропущено строк с ошибками: ${count}`,
} as const;
