import { footerLink, type NextStep, publish } from "@/content/documents/definition";

export const socialDisclaimer: readonly NextStep[] = [
  {
    text: "Уберите с сайта кнопки, виджеты, пиксели, вход через Facebook и Instagram и ссылки на них, в том числе в старых публикациях.",
    norm: "КоАП РФ, ст. 20.3; 38-ФЗ, ст. 5",
  },
  {
    text: "Снимите рекламу, которую вы размещали в этих сетях.",
    norm: "38-ФЗ, ст. 5",
  },
  {
    text: "К упоминаниям, которые остаются, добавьте пометку о запрете из раздела «Упоминания и материалы пользователей».",
    norm: "КоАП РФ, ст. 13.15 ч. 2",
  },
  publish,
  footerLink,
];
