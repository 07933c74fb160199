import { builtPages, type NavLink } from "@/content/navigation";

/** Links to the parts of the admin panel, grouped as in its sidebar. */
const all: readonly { name: string | null; places: readonly NavLink[] }[] = [
  { name: null, places: [{ href: "/admin", label: "Обзор" }] },
  {
    name: "Люди",
    places: [
      { href: "/admin/users", label: "Пользователи" },
      { href: "/admin/feedback", label: "Обращения" },
      { href: "/admin/reviews", label: "Отзывы" },
      { href: "/admin/notifications", label: "Уведомления" },
    ],
  },
  {
    name: "Деньги",
    places: [
      { href: "/admin/plan-requests", label: "Заявки" },
      { href: "/admin/payments", label: "Платежи" },
    ],
  },
  {
    name: "Тексты",
    places: [
      { href: "/admin/content", label: "Контент" },
      { href: "/admin/templates", label: "Шаблоны" },
      { href: "/admin/laws", label: "Законы" },
      { href: "/admin/seo", label: "SEO" },
    ],
  },
  {
    name: "Сервис",
    places: [
      { href: "/admin/checks", label: "Проверки" },
      { href: "/admin/mail", label: "Почта" },
      { href: "/admin/settings", label: "Настройки" },
      { href: "/admin/audit", label: "Журнал" },
    ],
  },
];

/** The parts of the admin panel that exist (docs/specification/admin.md#parts). */
export const adminLinks = all.map(({ name, places }) => ({
  name,
  places: places.filter(({ href }) => builtPages.includes(href)),
}));
