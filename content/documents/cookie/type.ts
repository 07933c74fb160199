import type { TypeDefinition } from "@/content/documents/definition";

export const cookie = {
  name: "Политика cookie",
  description:
    "Какие файлы cookie ставит сайт, для чего, сколько они хранятся и как от них отказаться.",
  neededWhen: "нужна, если на сайте есть счётчики или реклама",
  icon: "cookie",
  isPremium: false,
  accusative: "политику cookie",
  filePrefix: "Политика_cookie",
  defaultPath: "/cookie",
  example: { about: "Интернет-магазин со счётчиком", owner: "linenShop" },
} as const satisfies TypeDefinition;
