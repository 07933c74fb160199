import type { PaperDefinition } from "@/content/internal-papers/definition";

export const incidentInstruction = {
  name: "Инструкция при утечке",
  description: "Кто что делает в первые 24 и 72 часа и о чём сообщают Роскомнадзору.",
  neededWhen: "закон не велит её писать, но без неё трудно успеть в 24 часа",
  norm: "152-ФЗ, ст. 21 ч. 3.1",
  filePrefix: "Инструкция_при_утечке",
  group: "security",
  for: { owners: ["company", "entrepreneur", "person"], staff: "any" },
  asks: ["hasStaff", "headPost", "headName", "backup"],
  isApproved: true,
} as const satisfies PaperDefinition;
