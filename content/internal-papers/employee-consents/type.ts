import type { PaperDefinition } from "@/content/internal-papers/definition";
import type { FactRecord } from "@/lib/engine/facts/known/vocabulary";

/** False only when the owner has answered that none of the cases applies. */
const wantsSome = (facts: FactRecord): boolean =>
  ["extra.staffOnSite", "extra.salaryBank", "extra.staffInsurance"].some(
    (path) => facts[path] !== false,
  );

export const employeeConsents = {
  name: "Согласия работников",
  description:
    "Только те согласия, без которых нельзя: фотография на сайте, банк или страховая, которых выбрали вы.",
  neededWhen: "нужны, если вы публикуете сведения о работниках или сообщаете их третьим лицам",
  norm: "ТК РФ, ст. 88; 152-ФЗ, ст. 9, 10.1",
  filePrefix: "Согласия_работников",
  group: "staff",
  for: { owners: ["company", "entrepreneur", "person"], staff: "needed", when: wantsSome },
  asks: ["hasStaff", "staffOnSite", "salaryBank", "bankName", "staffInsurance", "insurerName"],
} as const satisfies PaperDefinition;
