import { builtPages, type Place } from "@/content/navigation";

const all: readonly Place[] = [
  { href: "/admin", label: "Обзор" },
  { href: "/admin/users", label: "Пользователи" },
  { href: "/admin/payments", label: "Платежи" },
  { href: "/admin/plan-requests", label: "Заявки" },
  { href: "/admin/notifications", label: "Уведомления" },
  { href: "/admin/content", label: "Контент" },
  { href: "/admin/templates", label: "Шаблоны" },
  { href: "/admin/laws", label: "Законы" },
  { href: "/admin/reviews", label: "Отзывы" },
  { href: "/admin/feedback", label: "Обращения" },
  { href: "/admin/checks", label: "Проверки" },
  { href: "/admin/seo", label: "SEO" },
  { href: "/admin/settings", label: "Настройки" },
  { href: "/admin/mail", label: "Почта" },
  { href: "/admin/audit", label: "Журнал" },
];

/** The parts of the admin panel that are built (docs/specification/admin.md#parts). */
export const adminPlaces = all.filter(({ href }) =>
  (builtPages as readonly string[]).includes(href),
);
