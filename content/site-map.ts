/** `/sitemap`: every page of the site in groups (docs/specification/content.md#site-map); only pages that exist. */

import { documentTypeList } from "@/content/documents/document-types";
import { contractTypes } from "@/content/documents/type-definitions";
import { type NavLink, onlyBuilt, toLinks } from "@/content/navigation";
import { allResources } from "@/content/pages/resources";
import { formDocumentTypes, industries } from "@/lib/engine/questions/vocabulary/options";

export type SiteMapGroup = { title: string; places: readonly NavLink[] };

const plan: readonly { title: string; places: NavLink[] }[] = [
  {
    title: "Главное",
    places: [
      { href: "/", label: "Главная" },
      { href: "/generator", label: "Генератор документов" },
      { href: "/check", label: "Проверка сайта" },
      { href: "/examples", label: "Примеры документов" },
      { href: "/pricing", label: "Тарифы" },
      { href: "/premium", label: "Премиум" },
      { href: "/about", label: "О сервисе" },
      { href: "/login", label: "Вход" },
      { href: "/register", label: "Регистрация" },
    ],
  },
  {
    title: "Юридические документы",
    places: [
      ...documentTypeList
        .filter(({ type }) => formDocumentTypes.some((ofForm) => ofForm === type))
        .map(({ type, name }) => ({ href: `/examples?type=${type}`, label: `${name}: пример` })),
      { href: "/social-disclaimer", label: "Отказ от запрещённых соцсетей" },
      { href: "/social-disclaimer-simple", label: "Отказ от соцсетей: короткая форма" },
    ],
  },
  {
    title: "Инструменты",
    places: [
      { href: "/calculator", label: "Калькулятор штрафов" },
      { href: "/cookie-banner", label: "Баннер cookie" },
      { href: "/generators/consent", label: "Галочка согласия" },
      { href: "/generators/qr", label: "QR-код" },
      { href: "/generators/barcode", label: "Штрихкод" },
      { href: "/generators/password", label: "Пароль" },
      { href: "/generators/random", label: "Случайные числа" },
    ],
  },
  {
    title: "Информация и поддержка",
    places: [
      { href: "/help", label: "Помощь: вопросы и ответы" },
      { href: "/help/documents", label: "Как составить документ" },
      { href: "/news", label: "Новости" },
      { href: "/articles", label: "Статьи" },
      { href: "/blog", label: "Блог" },
      { href: "/resources", label: "Ресурсы" },
      { href: "/contacts", label: "Контакты" },
      { href: "/feedback", label: "Обратная связь" },
      { href: "/reviews", label: "Отзывы" },
      { href: "/updates", label: "Обновления" },
      { href: "/api-docs", label: "Описание API" },
    ],
  },
  {
    title: "Правовая информация",
    places: [
      { href: "/important", label: "Проверьте свой сайт" },
      { href: "/roskomnadzor", label: "Уведомление Роскомнадзора" },
      { href: "/check/robot", label: "Робот проверки сайтов" },
      { href: "/privacy", label: "Политика обработки персональных данных" },
      { href: "/terms", label: "Пользовательское соглашение" },
      { href: "/cookie-policy", label: "Политика cookie" },
      { href: "/disclaimer", label: "Отказ от ответственности" },
    ],
  },
];

export const siteMap: readonly SiteMapGroup[] = plan
  .map(({ title, places }) => ({ title, places: onlyBuilt(places) }))
  .filter(({ places }) => places.length > 0);

/** For signed-in users. */
export const siteMapForUsers: SiteMapGroup = {
  title: "Ваш кабинет",
  places: toLinks("/dashboard", "/sites", "/documents", "/notifications", "/settings"),
};

/** For administrators only. */
export const siteMapForAdmins: SiteMapGroup = {
  title: "Управление",
  places: onlyBuilt([{ href: "/admin", label: "Админ-панель" }]),
};

/**
 * The figures of docs/specification/content.md#site-map. The first one counts the document types named by the contract,
 * so a new type does not change it. `site-map.test.ts` counts.
 */
export const siteMapFigures = [
  { figure: "7", caption: "документов составляет полная форма", counted: contractTypes.length },
  { figure: "10+", caption: "официальных источников в ресурсах", counted: allResources.length },
  {
    figure: "20+",
    caption: "отраслей на выбор: слова документа подстраиваются под каждую",
    counted: Object.keys(industries).length,
  },
  {
    figure: "∞",
    caption: "предпросмотров: смотреть документ до создания можно сколько угодно",
    counted: Number.POSITIVE_INFINITY,
  },
] as const;
