import type { PaperDefinition } from "@/content/internal-papers/definition";

export const accessList = {
  name: "Перечень лиц, имеющих доступ",
  description: "Какие должности видят персональные данные и для каких целей, где лежат бумаги.",
  neededWhen: "нужен, если с данными работает кто-то, кроме вас",
  norm: "152-ФЗ, ст. 19 ч. 2 п. 8; ПП № 687",
  filePrefix: "Перечень_лиц_с_доступом",
  group: "records",
  for: { owners: ["company", "entrepreneur", "person"], staff: "needed" },
  asks: [
    "hasStaff",
    "headPost",
    "headName",
    "accessPosts",
    "staffPurposes",
    "video",
    "passes",
    "passData",
  ],
  isApproved: true,
} as const satisfies PaperDefinition;
