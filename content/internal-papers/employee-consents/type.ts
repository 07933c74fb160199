import type { PaperDefinition } from "@/content/internal-papers/definition";

export const employeeConsents = {
  name: "Согласия работников",
  description:
    "Только те согласия, без которых нельзя: фотография на сайте, банк или страховая, которых выбрали вы.",
  neededWhen: "нужны, если вы публикуете сведения о работниках или сообщаете их третьим лицам",
  norm: "ТК РФ, ст. 88; 152-ФЗ, ст. 9, 10.1",
  filePrefix: "Согласия_работников",
  group: "staff",
  for: { owners: ["company", "entrepreneur", "person"], staff: "needed" },
  asks: ["hasStaff", "staffOnSite", "salaryBank", "staffInsurance"],
} as const satisfies PaperDefinition;
