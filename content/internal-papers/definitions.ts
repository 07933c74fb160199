/** One entry for each paper, named as its folder. The screen shows them in this order. */

import { accessList } from "@/content/internal-papers/access-list/type";
import { acquaintance } from "@/content/internal-papers/acquaintance/type";
import { confidentiality } from "@/content/internal-papers/confidentiality/type";
import { controlAct } from "@/content/internal-papers/control-act/type";
import { controlRules } from "@/content/internal-papers/control-rules/type";
import type { PaperDefinition } from "@/content/internal-papers/definition";
import { destructionAct } from "@/content/internal-papers/destruction-act/type";
import { employeeConsents } from "@/content/internal-papers/employee-consents/type";
import { entrustingOrder } from "@/content/internal-papers/entrusting-order/type";
import { harmAct } from "@/content/internal-papers/harm-act/type";
import { incidentInstruction } from "@/content/internal-papers/incident-instruction/type";
import { processingRegulation } from "@/content/internal-papers/processing-regulation/type";
import { protectionAct } from "@/content/internal-papers/protection-act/type";
import { recipientQuestionnaire } from "@/content/internal-papers/recipient-questionnaire/type";
import { requestRules } from "@/content/internal-papers/request-rules/type";
import { responsibleOrder } from "@/content/internal-papers/responsible-order/type";
import { threatModel } from "@/content/internal-papers/threat-model/type";
import { transferAct } from "@/content/internal-papers/transfer-act/type";

export const paperDefinitions = {
  "responsible-order": responsibleOrder,
  "processing-regulation": processingRegulation,
  "request-rules": requestRules,
  "control-rules": controlRules,
  "control-act": controlAct,
  "access-list": accessList,
  "harm-act": harmAct,
  "destruction-act": destructionAct,
  "protection-act": protectionAct,
  "incident-instruction": incidentInstruction,
  "threat-model": threatModel,
  confidentiality: confidentiality,
  acquaintance: acquaintance,
  "employee-consents": employeeConsents,
  "entrusting-order": entrustingOrder,
  "recipient-questionnaire": recipientQuestionnaire,
  "transfer-act": transferAct,
} as const satisfies Record<string, PaperDefinition>;

export type PaperId = keyof typeof paperDefinitions;
export const paperIds = Object.keys(paperDefinitions) as PaperId[];

export const paperDefinition = (id: PaperId): PaperDefinition => paperDefinitions[id];
