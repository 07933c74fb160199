import type { PaperDefinition } from "@/content/internal-papers/definition";

export const requestRules = {
  name: "Правила рассмотрения запросов",
  description: "Кто и в какой срок отвечает людям и Роскомнадзору, и форма журнала запросов.",
  neededWhen: "нужны каждому, у кого могут спросить о персональных данных",
  norm: "152-ФЗ, ст. 14, 20, 21",
  filePrefix: "Правила_рассмотрения_запросов",
  group: "rules",
  for: { owners: ["company", "entrepreneur", "person"], staff: "any" },
  asks: ["hasStaff", "headPost", "headName"],
  isApproved: true,
} as const satisfies PaperDefinition;
