import type { PaperDefinition } from "@/content/internal-papers/definition";

export const destructionAct = {
  name: "Акт об уничтожении данных",
  description:
    "Бланк, который заполняют, когда данные уничтожены, и что должно быть в выгрузке из журнала.",
  neededWhen: "нужен каждый раз, когда вы уничтожаете персональные данные",
  norm: "152-ФЗ, ст. 21 ч. 7; приказ Роскомнадзора № 179",
  filePrefix: "Акт_об_уничтожении",
  group: "records",
  for: { owners: ["company", "entrepreneur", "person"], staff: "any" },
  asks: ["city"],
} as const satisfies PaperDefinition;
