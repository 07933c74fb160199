import type { TypeDefinition } from "@/content/documents/definition";

export const offer = {
  name: "Публичная оферта",
  description:
    "Договор с тем, кто заказал или оплатил: предмет, цена, оплата, доставка, отказ, ответственность.",
  neededWhen: "нужна, если вы продаёте через сайт",
  icon: "scroll-text",
  isPremium: true,
  accusative: "оферту",
  filePrefix: "Оферта",
  defaultPath: "/offer",
  example: { about: "Интернет-магазин", owner: "linenShop" },
} as const satisfies TypeDefinition;
