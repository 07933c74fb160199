import type { PaperDefinition } from "@/content/internal-papers/definition";

export const controlRules = {
  name: "Правила внутреннего контроля",
  description: "Что, как и когда вы проверяете у себя сами, и план проверок на год.",
  neededWhen: "нужны каждому, кто обрабатывает персональные данные",
  norm: "152-ФЗ, ст. 18.1 ч. 1 п. 4",
  filePrefix: "Правила_внутреннего_контроля",
  group: "rules",
  for: { owners: ["company", "entrepreneur", "person"], staff: "any" },
  asks: ["hasStaff", "headPost", "headName", "commission", "staffPurposes", "video"],
  isApproved: true,
} as const satisfies PaperDefinition;
