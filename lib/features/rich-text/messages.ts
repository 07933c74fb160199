/** Validation messages for texts that an operator writes, shared by the server and the editor. */
export const textMessages = {
  title: "Введите заголовок",
  slug: "Адрес — латинские буквы, цифры и дефисы между ними",
  category: "Выберите рубрику",
  content: "Введите текст",
  nesting: "Текст слишком сложный: уберите вложенные цитаты, списки и теги",
  isPublished: "Укажите true или false",
  after: "Укажите updatedAt текста, который вы правили",
} as const;

export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const maxTextLength = {
  title: 200,
  slug: 120,
  content: 200_000,
  markdown: 100_000,
} as const;
