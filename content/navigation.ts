/**
 * Every page of the site and its label. A new page is one line in `publicPages` or `titlesOfPrivatePages`, and one in
 * `cabinetLinks` if the menus of the cabinet show it. Menus show only pages that exist, so a link never leads to a 404.
 * `navigation.test.ts` compares `builtPages` with the pages in `app/`.
 */

/** The public pages, each with its breadcrumb label (docs/specification/site.md#breadcrumb). */
const publicPages = {
  "/": "Главная",
  "/about": "О сервисе",
  "/api-docs": "Описание API",
  "/articles": "Статьи",
  "/barcode-generator": "Генератор штрихкодов",
  "/blog": "Блог",
  "/calculator": "Калькулятор штрафов",
  "/check": "Проверка сайта",
  "/check/robot": "Робот проверки сайтов",
  "/consent-generator": "Галочка согласия",
  "/contacts": "Контакты",
  "/cookie-banner": "Баннер cookie",
  "/cookie-policy": "Политика cookie",
  "/disclaimer": "Отказ от ответственности",
  "/examples": "Примеры документов",
  "/feedback": "Обратная связь",
  "/generator": "Генератор документов",
  "/generators/barcode": "Генератор штрихкодов",
  "/generators/consent": "Галочка согласия",
  "/generators/password": "Генератор паролей",
  "/generators/qr": "Генератор QR-кодов",
  "/generators/random": "Генератор случайных чисел",
  "/help": "Помощь",
  "/help/checklist": "Проверьте свой сайт",
  "/help/documents": "Как составить документ",
  "/important": "Проверьте свой сайт",
  "/news": "Новости",
  "/password-generator": "Генератор паролей",
  "/premium": "Премиум",
  "/pricing": "Тарифы",
  "/privacy": "Политика обработки персональных данных",
  "/qr-code-generator": "Генератор QR-кодов",
  "/random-number-generator": "Генератор случайных чисел",
  "/resources": "Ресурсы",
  "/reviews": "Отзывы",
  "/roskomnadzor": "Уведомление Роскомнадзора",
  "/sitemap": "Карта сайта",
  "/social-disclaimer": "Отказ от запрещённых соцсетей",
  "/social-disclaimer-simple": "Короткая форма",
  "/terms": "Пользовательское соглашение",
  "/updates": "Обновления",
};

/** Users' own pages and sign-in pages, with their labels: neither indexed nor in the sitemap. */
const titlesOfPrivatePages = {
  "/admin": "Админ-панель",
  "/admin/audit": "Журнал",
  "/admin/checks": "Проверки",
  "/admin/content": "Контент",
  "/admin/feedback": "Обращения",
  "/admin/laws": "Законы",
  "/admin/mail": "Почта",
  "/admin/notifications": "Рассылка уведомлений",
  "/admin/payments": "Платежи",
  "/admin/plan-requests": "Заявки на планы",
  "/admin/reviews": "Модерация отзывов",
  "/admin/templates": "Шаблоны документов",
  "/admin/seo": "SEO",
  "/admin/settings": "Настройки сайта",
  "/admin/users": "Пользователи",
  "/auth": "Вход и регистрация",
  "/change-email": "Смена адреса",
  "/confirm-email": "Подтверждение почты",
  "/dashboard": "Личный кабинет",
  "/documents": "Мои документы",
  "/forgot-password": "Восстановление пароля",
  "/home": "Личный кабинет",
  "/invitation": "Приглашение в команду",
  "/lawyer-review": "Документ на просмотр",
  "/login": "Вход",
  "/login/service": "Вход через сервис",
  "/notifications": "Уведомления",
  "/premium/order": "Оформление плана",
  "/pricing/request": "Заявка на план",
  "/register": "Регистрация",
  "/reset-password": "Новый пароль",
  "/settings": "Настройки",
  "/settings/plan": "Тариф и оплата",
  "/site-transfer": "Передача сайта",
  "/sites": "Мои сайты",
  "/sites/import": "Сайты из таблицы",
  "/sites/law-changes": "Изменение закона",
  "/team": "Команда",
};

/** Paths of the specification that redirect to a page. */
const redirectedPages = {
  "/account": "Настройки",
  "/contact": "Контакты",
};

/** The breadcrumb label of each page. */
export const pageTitles: Readonly<Record<string, string>> = {
  ...publicPages,
  ...titlesOfPrivatePages,
  ...redirectedPages,
};

export const privatePages: readonly string[] = Object.keys(titlesOfPrivatePages);

export const builtPages: readonly string[] = [...Object.keys(publicPages), ...privatePages];

/**
 * Alternative addresses of a page, with the canonical one for search engines
 * (docs/specification/site.md#second-addresses).
 */
export const aliases: Readonly<Record<string, string>> = {
  "/help/checklist": "/important",
  "/consent-generator": "/generators/consent",
  "/random-number-generator": "/generators/random",
  "/password-generator": "/generators/password",
  "/qr-code-generator": "/generators/qr",
  "/barcode-generator": "/generators/barcode",
};

export type NavLink = { href: string; label: string };

const isBuilt = (place: NavLink) => builtPages.includes(place.href.split(/[?#]/)[0] ?? "");

/** Returns only the links whose page exists. */
export const onlyBuilt = <P extends NavLink>(places: readonly P[]): P[] => places.filter(isBuilt);

export const headerLinks = onlyBuilt([
  { href: "/", label: "Главная" },
  { href: "/generator", label: "Генератор" },
  { href: "/check", label: "Проверка" },
  { href: "/news", label: "Новости" },
  { href: "/roskomnadzor", label: "Роскомнадзор" },
  { href: "/resources", label: "Ресурсы" },
]);

/** Shown in the header once the visitor is signed in. */
export const documentsLink: NavLink = { href: "/documents", label: "Мои документы" };

/** The red link in the header: the regulator's checklist. Null until its page is built. */
export const warningLink: NavLink | null =
  onlyBuilt([{ href: "/important", label: "Проверьте свой сайт" }])[0] ?? null;

/** Links to pages under their own titles. */
export const toLinks = (...paths: string[]): NavLink[] =>
  onlyBuilt(paths.map((href) => ({ href, label: pageTitles[href] ?? href })));

/** The pages of the cabinet in both menus of a signed-in visitor. */
const cabinetLinks = toLinks(
  "/sites",
  "/documents",
  "/team",
  "/notifications",
  "/settings",
  "/premium",
);

/** A signed-in visitor sees the cabinet there. */
const homeOfUser: NavLink = { href: "/", label: "Личный кабинет" };

export const userMenuLinks = [homeOfUser, ...cabinetLinks, ...toLinks("/calculator", "/help")];

/** «Быстрые действия» of the cabinet (docs/specification/cabinet.md#dashboard). */
export const quickLinks = onlyBuilt([
  { href: "/examples", label: "Посмотреть примеры" },
  { href: "/news", label: "Прочитать новости" },
  { href: "/social-disclaimer", label: "Отказ от соцсетей" },
]);

/** Null until the panel is built. */
export const adminLink: NavLink | null =
  onlyBuilt([{ href: "/admin", label: "Админ-панель" }])[0] ?? null;

/** A phone's header has no row of links, so the drawer repeats them. */
export const drawerGuestLinks = onlyBuilt([
  { href: "/", label: "Главная" },
  { href: "/generator", label: "Генератор документов" },
  { href: "/check", label: "Проверка сайта" },
  { href: "/examples", label: "Примеры документов" },
  { href: "/news", label: "Новости" },
  { href: "/roskomnadzor", label: "Роскомнадзор" },
  { href: "/resources", label: "Ресурсы" },
  { href: "/pricing", label: "Тарифы" },
  { href: "/help", label: "Помощь" },
  { href: "/contacts", label: "Контакты" },
]);

export const drawerUserLinks = [
  homeOfUser,
  ...toLinks("/generator", "/check"),
  ...cabinetLinks,
  ...toLinks("/news"),
  { href: "/roskomnadzor", label: "Роскомнадзор" },
  ...toLinks("/resources", "/help", "/contacts"),
];
