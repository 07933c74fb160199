import type { PaperDefinition } from "@/content/internal-papers/definition";

export const recipientQuestionnaire = {
  name: "Вопросы иностранному получателю",
  description:
    "Письмо на русском и английском: как получатель защищает данные, когда прекращает обработку, по какому праву работает.",
  neededWhen: "данные уходят получателю за границу: его ответы нужны до уведомления Роскомнадзора",
  norm: "152-ФЗ, ст. 12 ч. 5",
  filePrefix: "Вопросы_получателю",
  group: "recipients",
  for: { owners: ["company", "entrepreneur", "person"], staff: "any" },
  recipients: "foreign",
  asks: ["headPost", "headName", "city"],
} as const satisfies PaperDefinition;
