import type { PaperDefinition } from "@/content/internal-papers/definition";

export const controlAct = {
  name: "Акт внутреннего контроля",
  description: "Лист проверки: вопросы, нормы и место для ответов, нарушений и подписей.",
  neededWhen: "нужен раз в год и после каждой утечки или жалобы",
  norm: "152-ФЗ, ст. 18.1 ч. 1 п. 4",
  filePrefix: "Акт_внутреннего_контроля",
  group: "records",
  for: { owners: ["company", "entrepreneur", "person"], staff: "any" },
  asks: ["hasStaff", "headPost", "headName", "city", "commission", "staffPurposes", "video"],
} as const satisfies PaperDefinition;
