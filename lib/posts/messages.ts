/** Said by the server, and by the editor before it sends anything. */
export const postMessages = {
  title: "Введите заголовок",
  slug: "Адрес — латинские буквы, цифры и дефисы между ними",
  slugTaken: "Этот адрес уже занят другой публикацией",
  category: "Выберите рубрику",
  tag: "Метка пуста",
  publishedAt: "Укажите дату и время публикации",
  nesting: "Теги вложены слишком глубоко",
  missing: "Публикация не найдена",
} as const;

export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const longest = {
  title: 200,
  slug: 120,
  excerpt: 300,
  content: 200_000,
  tag: 40,
  tags: 12,
} as const;
