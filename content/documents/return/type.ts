import type { TypeDefinition } from "@/content/documents/definition";

export const returnPolicy = {
  name: "Политика возврата",
  description:
    "Как вернуть товар или отказаться от услуги, за сколько дней и куда вернутся деньги.",
  neededWhen: "нужна, если вы продаёте товары или берёте предоплату за услуги",
  icon: "package-open",
  isPremium: true,
  accusative: "политику возврата",
  filePrefix: "Условия_возврата",
  defaultPath: "/return",
  example: { about: "Интернет-магазин", owner: "linenShop" },
} as const satisfies TypeDefinition;
