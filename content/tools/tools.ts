import type { NavLink } from "@/content/navigation";

/** The free tools that run in the browser (docs/specification/tools.md#common-rules). */
export const tools: readonly (NavLink & { text: string })[] = [
  {
    href: "/cookie-banner",
    label: "Баннер cookie",
    text: "Один файл для сайта: счётчики ждут согласия, отказаться так же просто, как согласиться.",
  },
  {
    href: "/generators/consent",
    label: "Галочка согласия",
    text: "Готовый HTML для формы: галочка не стоит заранее, у каждой цели своя, рядом ссылка на документ.",
  },
  {
    href: "/calculator",
    label: "Калькулятор штрафов",
    text: "Ориентир по сумме и части статьи 13.11 КоАП, из которых она складывается.",
  },
  {
    href: "/generators/qr",
    label: "QR-код",
    text: "Ссылка, визитка, СМС, Wi-Fi, много кодов из таблицы. Перед скачиванием код проверяется: нечитаемый мы не отдаём.",
  },
  {
    href: "/generators/barcode",
    label: "Штрихкод",
    text: "EAN-13, Code 128, GS1-128, Data Matrix и другие, с проверкой данных и листом этикеток.",
  },
  {
    href: "/generators/password",
    label: "Пароль",
    text: "Случайный пароль или фраза из русских слов, с честной оценкой стойкости, и проверка своего.",
  },
  {
    href: "/generators/random",
    label: "Случайные числа",
    text: "Числа, победители розыгрыша из списка комментариев и протокол, который можно проверить.",
  },
];
