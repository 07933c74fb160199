import type { PaperDefinition } from "@/content/internal-papers/definition";

export const processingRegulation = {
  name: "Положение об обработке персональных данных",
  description:
    "Внутренние правила: для каждой цели чьи, какие данные и как долго, кто к ним допущен и что делать работникам.",
  neededWhen: "нужно организации и предпринимателю с работниками",
  norm: "152-ФЗ, ст. 18.1 ч. 1 п. 2; ТК РФ, ст. 86, 87",
  filePrefix: "Положение_об_обработке",
  group: "rules",
  for: { owners: ["company", "entrepreneur", "person"], staff: "needed" },
  asks: [
    "hasStaff",
    "headPost",
    "headName",
    "staffPurposes",
    "video",
    "videoTerm",
    "passes",
    "passData",
  ],
  isApproved: true,
} as const satisfies PaperDefinition;
