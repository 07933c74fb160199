import type { PaperDefinition } from "@/content/internal-papers/definition";

export const protectionAct = {
  name: "Акт определения уровня защищённости",
  description: "Какой из четырёх уровней защиты нужен данным вашего сайта и что для него сделать.",
  neededWhen: "нужен каждому, у кого персональные данные хранятся в базе или программе",
  norm: "152-ФЗ, ст. 19 ч. 2 п. 2; постановление Правительства № 1119",
  filePrefix: "Акт_уровня_защищённости",
  group: "security",
  for: { owners: ["company", "entrepreneur", "person"], staff: "any" },
  asks: ["city", "commission", "hasStaff", "staffPurposes", "threatType", "subjectCount"],
} as const satisfies PaperDefinition;
