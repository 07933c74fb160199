import type { PaperDefinition } from "@/content/internal-papers/definition";

export const acquaintance = {
  name: "Лист ознакомления",
  description:
    "Подписи работников о том, что они прочли закон и ваши документы о персональных данных.",
  neededWhen: "нужен, если данные обрабатывают работники",
  norm: "152-ФЗ, ст. 18.1 ч. 1 п. 6; ТК РФ, ст. 86",
  filePrefix: "Лист_ознакомления",
  group: "staff",
  for: { owners: ["company", "entrepreneur", "person"], staff: "needed" },
  asks: ["hasStaff"],
} as const satisfies PaperDefinition;
