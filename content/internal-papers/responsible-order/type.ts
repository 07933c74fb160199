import type { PaperDefinition } from "@/content/internal-papers/definition";

export const responsibleOrder = {
  name: "Приказ о назначении ответственного",
  description: "Кто отвечает за персональные данные, перед кем отчитывается и что обязан делать.",
  neededWhen:
    "организация обязана назначить ответственного; предприниматель может назначить другого или взять это на себя",
  norm: "152-ФЗ, ст. 22.1, ст. 18.1 ч. 1 п. 1",
  filePrefix: "Приказ_об_ответственном",
  group: "appoint",
  for: { owners: ["company", "entrepreneur", "person"], staff: "any" },
  asks: ["hasStaff", "headPost", "headName", "city"],
} as const satisfies PaperDefinition;
