/** The links of the footer (docs/specification/site.md#footer). */
import type { TypeDefinition } from "@/content/documents/definition";
import { contractTypes, typeDefinitions } from "@/content/documents/type-definitions";
import { type NavLink, onlyBuilt } from "@/content/navigation";
import { formDocumentTypes } from "@/lib/engine/questions/vocabulary/options";

type PlaceGroup = { title: string; places: NavLink[] };

const footerPlan: PlaceGroup[] = [
  {
    title: "Составить документ",
    places: [
      ...[...new Set([...contractTypes, ...formDocumentTypes])].map((type) => {
        const { name, footerLabel }: TypeDefinition = typeDefinitions[type];
        return { href: `/generator?type=${type}`, label: footerLabel ?? name };
      }),
      { href: "/social-disclaimer-simple", label: "Отказ от запрещённых соцсетей" },
    ],
  },
  {
    title: "Инструменты",
    places: [
      { href: "/check", label: "Проверка сайта" },
      { href: "/calculator", label: "Калькулятор штрафов" },
      { href: "/consent-generator", label: "Галочка согласия" },
      { href: "/cookie-banner", label: "Баннер cookie" },
      { href: "/qr-code-generator", label: "QR-код" },
      { href: "/barcode-generator", label: "Штрихкод" },
      { href: "/password-generator", label: "Пароль" },
      { href: "/random-number-generator", label: "Случайные числа" },
      { href: "/examples", label: "Примеры документов" },
    ],
  },
  {
    title: "Разобраться",
    places: [
      { href: "/important", label: "Проверьте свой сайт" },
      { href: "/help", label: "Помощь" },
      { href: "/help/documents", label: "Как составить документ" },
      { href: "/roskomnadzor", label: "Уведомление Роскомнадзора" },
      { href: "/news", label: "Новости" },
      { href: "/articles", label: "Статьи" },
      { href: "/blog", label: "Блог" },
      { href: "/resources", label: "Ресурсы" },
    ],
  },
  {
    title: "Сервис",
    places: [
      { href: "/about", label: "О сервисе" },
      { href: "/pricing", label: "Тарифы" },
      { href: "/premium", label: "Премиум" },
      { href: "/updates", label: "Обновления" },
      { href: "/api-docs", label: "API" },
      { href: "/reviews", label: "Отзывы" },
      { href: "/contacts", label: "Контакты" },
      { href: "/feedback", label: "Обратная связь" },
      { href: "/sitemap", label: "Карта сайта" },
    ],
  },
];

export const footerGroups: PlaceGroup[] = footerPlan
  .map((group) => ({ ...group, places: onlyBuilt(group.places) }))
  .filter((group) => group.places.length > 0);

/** The legal pages of this site. */
export const footerRules = onlyBuilt([
  { href: "/privacy", label: "Политика обработки персональных данных" },
  { href: "/terms", label: "Пользовательское соглашение сайта" },
  { href: "/cookie-policy", label: "Политика cookie сайта" },
  { href: "/disclaimer", label: "Отказ от ответственности" },
]);
