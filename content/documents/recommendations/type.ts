import type { TypeDefinition } from "@/content/documents/definition";

export const recommendations = {
  name: "Правила рекомендаций",
  description:
    "Как сайт подбирает предложения: какими методами, по каким сведениям и откуда они получены.",
  neededWhen: "нужны, если сайт подбирает предложения по предпочтениям посетителей",
  icon: "sparkles",
  isPremium: false,
  accusative: "правила рекомендаций",
  filePrefix: "Правила_рекомендаций",
  defaultPath: "/recommendations",
  example: { about: "Интернет-магазин, который советует товары", owner: "linenShop" },
} as const satisfies TypeDefinition;
