import type { PaperDefinition } from "@/content/internal-papers/definition";

export const transferAct = {
  name: "Акт оценки передачи за границу",
  description:
    "Что, куда и зачем передаётся, что узнано о получателе и праве его страны, и ваш вывод: защищает ли он данные.",
  neededWhen: "данные уходят за границу: дату оценки называют в уведомлении Роскомнадзора",
  norm: "152-ФЗ, ст. 12 ч. 4 п. 7",
  filePrefix: "Акт_оценки_передачи",
  group: "recipients",
  for: { owners: ["company", "entrepreneur", "person"], staff: "any" },
  recipients: "foreign",
  asks: ["headPost", "headName", "city"],
} as const satisfies PaperDefinition;
