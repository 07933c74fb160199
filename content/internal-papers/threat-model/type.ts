import type { PaperDefinition } from "@/content/internal-papers/definition";

export const threatModel = {
  name: "Модель угроз: заготовка",
  description:
    "Что известно о вашей системе и что должен решить специалист. Сама по себе не заменяет модель угроз.",
  neededWhen:
    "нужна как основа: угрозы обязан определить каждый, закончить модель должен специалист",
  norm: "152-ФЗ, ст. 19 ч. 2 п. 1",
  filePrefix: "Модель_угроз_заготовка",
  group: "security",
  for: { owners: ["company", "entrepreneur", "person"], staff: "any" },
  asks: ["city", "headPost", "headName", "threatType"],
} as const satisfies PaperDefinition;
