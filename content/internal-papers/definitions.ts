/** One line a paper: its folder, and where it defines itself. The screen shows them in this order. */
import type { PaperDefinition } from "@/content/internal-papers/definition";
import { recipientQuestionnaire } from "@/content/internal-papers/recipient-questionnaire/type";
import { responsibleOrder } from "@/content/internal-papers/responsible-order/type";
import { transferAct } from "@/content/internal-papers/transfer-act/type";

export const paperDefinitions = {
  "responsible-order": responsibleOrder,
  "recipient-questionnaire": recipientQuestionnaire,
  "transfer-act": transferAct,
} as const satisfies Record<string, PaperDefinition>;

export type PaperId = keyof typeof paperDefinitions;
export const paperIds = Object.keys(paperDefinitions) as PaperId[];

export const paperDefinition = (id: PaperId): PaperDefinition => paperDefinitions[id];
