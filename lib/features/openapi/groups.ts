/** The chapters of the API's document, in order; a path belongs to the first whose `begins` matches. */
export const apiGroups = [
  {
    name: "Вход",
    description: "Регистрация, вход и выход, кто вошёл.",
    begins: ["/api/auth/", "/api/login", "/api/logout", "/api/register"],
  },
  {
    name: "Документы",
    description:
      "Составление документов, черновики, редакции, файлы, публикация по ссылке и ссылка для юриста.",
    begins: ["/api/documents", "/api/download-project", "/api/lawyer-review"],
  },
  {
    name: "Сайты",
    description:
      "Сайты, их паспорта — сведения, из которых составлены документы, — и новые редакции всех документов сайта сразу.",
    begins: ["/api/sites"],
  },
  {
    name: "Команды",
    description:
      "Студии и компании, чьи люди работают с сайтами вместе: участники и роли, приглашения, передача сайта другому владельцу.",
    begins: ["/api/organisations", "/api/invitations/", "/api/site-transfers/"],
  },
  {
    name: "Журнал согласий",
    description:
      "Доказательства выбора посетителей (152-ФЗ ст. 9 ч. 3): запись с сайта и галочек форм. Чтение, выгрузка и выписки — в главе «Сайты».",
    begins: ["/api/journal/"],
  },
  {
    name: "Проверка сайтов и политик",
    description:
      "Что видно на сайте по его адресу и чего не хватает в тексте политики: место, норма, что сделать.",
    begins: ["/api/checks", "/api/policy-checks"],
  },
  {
    name: "Примеры",
    description: "Типы документов и примеры с вымышленным владельцем.",
    begins: ["/api/templates", "/api/template-editions"],
  },
  {
    name: "Уведомления",
    description: "То, о чём сервис сообщает владельцу аккаунта.",
    begins: ["/api/notifications"],
  },
  {
    name: "Аккаунт",
    description: "Личные данные, пароль, сеансы, ключи API, выгрузка и удаление.",
    begins: ["/api/user/"],
  },
  {
    name: "Оплата",
    description: "Заказы планов, их оплата через ЮKassa и продление; заявки на планы.",
    begins: ["/api/billing/", "/api/plan-requests"],
  },
  {
    name: "Обращения и отзывы",
    description: "Письма в сервис и отзывы, которые видят все.",
    begins: ["/api/feedback", "/api/reviews"],
  },
  { name: "Публикации", description: "Блог и новости.", begins: ["/api/blog", "/api/news"] },
  {
    name: "Управление",
    description: "Вызовы панели управления: только роль admin и только с токеном сеанса.",
    begins: ["/api/admin/"],
  },
  {
    name: "О сервисе",
    description: "Это описание и состояние сервера.",
    begins: ["/api/health/", "/api/openapi.json"],
  },
] as const;

/**
 * @returns the chapter of a path.
 * @throws Error when it has none, so that there is no chapter for everything else.
 */
export function groupOf(path: string): string {
  const group = apiGroups.find(({ begins }) => begins.some((begin) => path.startsWith(begin)));
  if (!group) throw new Error(`${path} has no chapter in lib/features/openapi/groups.ts`);
  return group.name;
}
