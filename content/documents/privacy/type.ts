import type { TypeDefinition } from "@/content/documents/definition";

export const privacy = {
  name: "Политика обработки персональных данных",
  description:
    "Рассказывает посетителю, какие данные вы собираете, зачем, сколько храните и кому передаёте.",
  neededWhen: "обязательна, если на сайте есть хотя бы одна форма или счётчик",
  icon: "shield-check",
  isPremium: false,
  accusative: "политику",
  footerLabel: "Политика обработки данных",
  filePrefix: "Политика_конфиденциальности",
  defaultPath: "/privacy",
  example: { about: "Интернет-магазин", owner: "linenShop" },
} as const satisfies TypeDefinition;
