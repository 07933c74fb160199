/** The reasons why a file cannot be checked, with messages for the user. */
const unreadableMessages = {
  tooLarge: "Файл больше 2 МБ. Сохраните текст политики отдельно или вставьте его в поле.",
  kind: "Такие файлы не читаем. Пришлите политику в TXT, HTML, DOCX или PDF либо вставьте её текст в поле.",
  oldWord:
    "Это файл старого Word (.doc) или файл с паролем. Сохраните его как .docx без пароля либо вставьте текст в поле.",
  password: "Файл закрыт паролем. Снимите пароль и пришлите его снова либо вставьте текст в поле.",
  broken: "Файл повреждён и не открывается. Сохраните его заново либо вставьте текст в поле.",
  noTextLayer:
    "В файле нет текстового слоя: похоже, это скан или картинки. Пришлите файл, из которого его печатали, или распознайте текст и вставьте его в поле.",
  unreadableFonts:
    "Текст файла не читается: шрифты в нём без таблицы букв. Сохраните PDF заново или вставьте текст в поле.",
  tooComplex:
    "Файл слишком большой или сложный. Сохраните текст политики отдельно или вставьте его в поле.",
  empty: "В файле нет текста. Проверьте, тот ли это файл.",
} as const;

export type UnreadableReason = keyof typeof unreadableMessages;

/** A file that cannot be checked; the message is in Russian, for the visitor. */
export class UnreadableFile extends Error {
  override name = "UnreadableFile";

  constructor(
    readonly reason: UnreadableReason,
    cause?: unknown,
  ) {
    super(unreadableMessages[reason], { cause });
  }
}

export const describeUnreadable = (reason: UnreadableReason): string => unreadableMessages[reason];
