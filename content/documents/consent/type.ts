import type { TypeDefinition } from "@/content/documents/definition";

export const consent = {
  name: "Согласие на обработку персональных данных",
  description:
    "На каждую цель — своё: отдельный документ, который человек подтверждает галочкой или подписью.",
  neededWhen: "нужно там, где данные обрабатывают с согласия человека",
  icon: "signature",
  isPremium: false,
  accusative: "согласие",
  footerLabel: "Согласие на обработку",
  filePrefix: "Согласия_на_обработку_данных",
  defaultPath: "/consent",
  example: { about: "Медицинский центр", owner: "clinic" },
} as const satisfies TypeDefinition;
