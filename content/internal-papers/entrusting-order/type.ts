import type { PaperDefinition } from "@/content/internal-papers/definition";

export const entrustingOrder = {
  name: "Поручение на обработку данных",
  description:
    "Приложение к договору с тем, кто хранит данные, рассылает или звонит за вас: что ему можно и что он обязан.",
  neededWhen:
    "нужно с каждым, кто обрабатывает данные для вас, а не для себя; крупные сервисы дают своё — сверьте его с этим",
  norm: "152-ФЗ, ст. 6 ч. 3",
  filePrefix: "Поручение_на_обработку",
  group: "recipients",
  for: { owners: ["company", "entrepreneur", "person"], staff: "any" },
  recipients: "processors",
  asks: ["city", "headPost", "headName", "threatType", "subjectCount"],
} as const satisfies PaperDefinition;
