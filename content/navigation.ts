/**
 * Every place of the site and what it is called. Menus list all that the product will have and show
 * only what is built: a link never leads to a 404. `navigation.test.ts` compares `builtPages` with the
 * pages in `app/`, so that a new page cannot be forgotten here.
 */

export const builtPages = [
  "/",
  "/about",
  "/admin",
  "/admin/audit",
  "/admin/checks",
  "/admin/seo",
  "/admin/settings",
  "/admin/users",
  "/admin/content",
  "/admin/feedback",
  "/admin/laws",
  "/admin/mail",
  "/admin/notifications",
  "/admin/reviews",
  "/admin/templates",
  "/api-docs",
  "/articles",
  "/auth",
  "/barcode-generator",
  "/blog",
  "/calculator",
  "/change-email",
  "/check",
  "/check/robot",
  "/confirm-email",
  "/consent-generator",
  "/contacts",
  "/cookie-banner",
  "/cookie-policy",
  "/dashboard",
  "/disclaimer",
  "/documents",
  "/examples",
  "/feedback",
  "/forgot-password",
  "/generator",
  "/generators/barcode",
  "/generators/consent",
  "/generators/password",
  "/generators/qr",
  "/generators/random",
  "/help",
  "/help/checklist",
  "/help/documents",
  "/home",
  "/important",
  "/login",
  "/login/service",
  "/news",
  "/notifications",
  "/password-generator",
  "/premium",
  "/pricing",
  "/privacy",
  "/qr-code-generator",
  "/random-number-generator",
  "/register",
  "/reset-password",
  "/resources",
  "/reviews",
  "/roskomnadzor",
  "/settings",
  "/sitemap",
  "/sites",
  "/sites/import",
  "/sites/law-changes",
  "/social-disclaimer",
  "/social-disclaimer-simple",
  "/terms",
  "/updates",
] as const;

/**
 * The same screen at a second address, and the canonical one for search engines
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

/** Users' own pages and sign-in pages: not indexed, and not in the sitemap. */
export const privatePages: readonly string[] = [
  "/admin",
  "/admin/audit",
  "/admin/checks",
  "/admin/content",
  "/admin/feedback",
  "/admin/laws",
  "/admin/mail",
  "/admin/notifications",
  "/admin/reviews",
  "/admin/templates",
  "/admin/seo",
  "/admin/settings",
  "/admin/users",
  "/auth",
  "/change-email",
  "/confirm-email",
  "/dashboard",
  "/documents",
  "/forgot-password",
  "/home",
  "/login",
  "/login/service",
  "/notifications",
  "/register",
  "/reset-password",
  "/settings",
  "/sites",
  "/sites/import",
  "/sites/law-changes",
];

export type Place = { href: string; label: string };

/** The crumb of each page (docs/specification/site.md#breadcrumb). */
export const pageTitles: Record<string, string> = {
  "/": "Главная",
  "/generator": "Генератор документов",
  "/generators/barcode": "Генератор штрихкодов",
  "/barcode-generator": "Генератор штрихкодов",
  "/generators/qr": "Генератор QR-кодов",
  "/qr-code-generator": "Генератор QR-кодов",
  "/examples": "Примеры документов",
  "/social-disclaimer": "Отказ от запрещённых соцсетей",
  "/social-disclaimer-simple": "Короткая форма",
  "/documents": "Мои документы",
  "/sites": "Мои сайты",
  "/sites/import": "Сайты из таблицы",
  "/sites/law-changes": "Изменение закона",
  "/dashboard": "Личный кабинет",
  "/home": "Личный кабинет",
  "/notifications": "Уведомления",
  "/settings": "Настройки",
  "/news": "Новости",
  "/articles": "Статьи",
  "/blog": "Блог",
  "/help": "Помощь",
  "/help/documents": "Как составить документ",
  "/premium": "Премиум",
  "/pricing": "Тарифы",
  "/about": "О сервисе",
  "/updates": "Обновления",
  "/privacy": "Политика обработки персональных данных",
  "/terms": "Пользовательское соглашение",
  "/cookie-policy": "Политика cookie",
  "/calculator": "Калькулятор штрафов",
  "/generators/password": "Генератор паролей",
  "/password-generator": "Генератор паролей",
  "/generators/random": "Генератор случайных чисел",
  "/random-number-generator": "Генератор случайных чисел",
  "/cookie-banner": "Баннер cookie",
  "/generators/consent": "Галочка согласия",
  "/consent-generator": "Галочка согласия",
  "/important": "Проверьте свой сайт",
  "/help/checklist": "Проверьте свой сайт",
  "/check": "Проверка сайта",
  "/check/robot": "Робот проверки сайтов",
  "/roskomnadzor": "Уведомление Роскомнадзора",
  "/resources": "Ресурсы",
  "/api-docs": "Описание API",
  "/contacts": "Контакты",
  "/disclaimer": "Отказ от ответственности",
  "/feedback": "Обратная связь",
  "/reviews": "Отзывы",
  "/sitemap": "Карта сайта",
  "/login": "Вход",
  "/login/service": "Вход через сервис",
  "/auth": "Вход и регистрация",
  "/register": "Регистрация",
  "/change-email": "Смена адреса",
  "/confirm-email": "Подтверждение почты",
  "/forgot-password": "Восстановление пароля",
  "/reset-password": "Новый пароль",
  "/account": "Настройки",
  "/contact": "Контакты",
  "/admin": "Админ-панель",
  "/admin/users": "Пользователи",
  "/admin/notifications": "Рассылка уведомлений",
  "/admin/content": "Контент",
  "/admin/templates": "Шаблоны документов",
  "/admin/reviews": "Модерация отзывов",
  "/admin/feedback": "Обращения",
  "/admin/seo": "SEO",
  "/admin/settings": "Настройки сайта",
  "/admin/mail": "Почта",
  "/admin/checks": "Проверки",
  "/admin/audit": "Журнал",
  "/admin/laws": "Законы",
};

const isBuilt = (place: Place) =>
  (builtPages as readonly string[]).includes(place.href.split(/[?#]/)[0] ?? "");

/** Those of the places that are there already. */
export const shown = <P extends Place>(places: readonly P[]): P[] => places.filter(isBuilt);

export const headerPlaces = shown([
  { href: "/", label: "Главная" },
  { href: "/generator", label: "Генератор" },
  { href: "/check", label: "Проверка" },
  { href: "/news", label: "Новости" },
  { href: "/roskomnadzor", label: "Роскомнадзор" },
  { href: "/resources", label: "Ресурсы" },
]);

/** Joins the header once the visitor is signed in. */
export const documentsPlace: Place = { href: "/documents", label: "Мои документы" };

/** The red sign in the header: the regulator's checklist. Null until its page is built. */
export const warningPlace: Place | null =
  shown([{ href: "/important", label: "Проверьте свой сайт" }])[0] ?? null;

export const userMenuPlaces = shown([
  { href: "/", label: "Личный кабинет" },
  { href: "/sites", label: "Мои сайты" },
  { href: "/documents", label: "Мои документы" },
  { href: "/notifications", label: "Уведомления" },
  { href: "/settings", label: "Настройки" },
  { href: "/premium", label: "Премиум" },
  { href: "/calculator", label: "Калькулятор штрафов" },
  { href: "/help", label: "Помощь" },
]);

/** «Быстрые действия» of the cabinet (docs/specification/cabinet.md#dashboard). */
export const quickPlaces = shown([
  { href: "/examples", label: "Посмотреть примеры" },
  { href: "/news", label: "Прочитать новости" },
  { href: "/social-disclaimer", label: "Отказ от соцсетей" },
]);

/** Null until the panel is built. */
export const adminPlace: Place | null =
  shown([{ href: "/admin", label: "Админ-панель" }])[0] ?? null;

/** A phone has no row of links in its header: the drawer repeats them. */
export const drawerGuestPlaces = shown([
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

export const drawerUserPlaces = shown([
  { href: "/", label: "Личный кабинет" },
  { href: "/generator", label: "Генератор документов" },
  { href: "/check", label: "Проверка сайта" },
  { href: "/sites", label: "Мои сайты" },
  { href: "/documents", label: "Мои документы" },
  { href: "/notifications", label: "Уведомления" },
  { href: "/settings", label: "Настройки" },
  { href: "/premium", label: "Премиум" },
  { href: "/news", label: "Новости" },
  { href: "/roskomnadzor", label: "Роскомнадзор" },
  { href: "/resources", label: "Ресурсы" },
  { href: "/help", label: "Помощь" },
  { href: "/contacts", label: "Контакты" },
]);
