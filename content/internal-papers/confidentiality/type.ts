import type { PaperDefinition } from "@/content/internal-papers/definition";

export const confidentiality = {
  name: "Обязательство о неразглашении",
  description:
    "Работник обязуется не раскрывать персональные данные. Подписывает каждый, у кого есть доступ.",
  neededWhen: "нужно от каждого, кто видит персональные данные",
  norm: "152-ФЗ, ст. 7, ст. 18.1 ч. 1 п. 6",
  filePrefix: "Обязательство_о_неразглашении",
  group: "staff",
  for: { owners: ["company", "entrepreneur", "person"], staff: "needed" },
  asks: ["hasStaff"],
} as const satisfies PaperDefinition;
