import type { TypeDefinition } from "@/content/documents/definition";

export const socialDisclaimer = {
  name: "Отказ от запрещённых соцсетей",
  description:
    "Заявление о том, что на сайте нет Facebook и Instagram: ни ссылок, ни кода, ни рекламы.",
  neededWhen: "полезен, если раньше на сайте были их ссылки или виджеты",
  icon: "ban",
  isPremium: false,
  accusative: "отказ от соцсетей",
  filePrefix: "Отказ_от_соцсетей",
  defaultPath: "/disclaimer",
  example: { about: "Студия красоты", owner: "beautyStudio" },
} as const satisfies TypeDefinition;
