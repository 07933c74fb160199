import type { PaperDefinition } from "@/content/internal-papers/definition";

export const harmAct = {
  name: "Акт оценки вреда",
  description:
    "Какой вред людям возможен, если нарушить закон о персональных данных, и хватает ли ваших мер.",
  neededWhen: "нужен каждому, кто обрабатывает персональные данные",
  norm: "152-ФЗ, ст. 18.1 ч. 1 п. 5; приказ Роскомнадзора № 178",
  filePrefix: "Акт_оценки_вреда",
  group: "records",
  for: { owners: ["company", "entrepreneur", "person"], staff: "any" },
  asks: ["city", "commission", "hasStaff", "staffPurposes", "anonymises", "harmMedium"],
} as const satisfies PaperDefinition;
