/** One line a paper: its folder, and where it defines itself. The screen shows them in this order. */
import type { PaperDefinition } from "@/content/internal-papers/definition";
import { destructionAct } from "@/content/internal-papers/destruction-act/type";
import { entrustingOrder } from "@/content/internal-papers/entrusting-order/type";
import { harmAct } from "@/content/internal-papers/harm-act/type";
import { incidentInstruction } from "@/content/internal-papers/incident-instruction/type";
import { protectionAct } from "@/content/internal-papers/protection-act/type";
import { responsibleOrder } from "@/content/internal-papers/responsible-order/type";
import { threatModel } from "@/content/internal-papers/threat-model/type";

export const paperDefinitions = {
  "responsible-order": responsibleOrder,
  "harm-act": harmAct,
  "destruction-act": destructionAct,
  "protection-act": protectionAct,
  "incident-instruction": incidentInstruction,
  "threat-model": threatModel,
  "entrusting-order": entrustingOrder,
} as const satisfies Record<string, PaperDefinition>;

export type PaperId = keyof typeof paperDefinitions;
export const paperIds = Object.keys(paperDefinitions) as PaperId[];

export const paperDefinition = (id: PaperId): PaperDefinition => paperDefinitions[id];
