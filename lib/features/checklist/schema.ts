import { z } from "zod";
import { checklistIds } from "@/content/checklist/items";

/** Body of `PUT /api/user/checklist`: the items that change; others stay as they are. */
export const checklistChangesRequest = z.partialRecord(
  z.enum(checklistIds, "Такого пункта в списке нет"),
  z.boolean("Укажите true или false"),
);

export type ChecklistChanges = z.output<typeof checklistChangesRequest>;

export const checklistResponse = z.record(z.enum(checklistIds), z.boolean());

/** What `GET` and `PUT /api/user/checklist` return: all eight items, done or not. */
export type AccountChecklist = z.output<typeof checklistResponse>;

const evidenceItem = z.strictObject({
  state: z
    .enum(["done", "open", "info"])
    .describe("done — сделано, open — не сделано, info — видно не всё, отметку ставит человек"),
  words: z.string().describe("Откуда это известно"),
  link: z.string().describe("Отчёт, документ или сайт, где это видно"),
});

export const checklistEvidenceResponse = z.partialRecord(z.enum(checklistIds), evidenceItem);

/** The response of `GET /api/user/checklist/proofs`: the items that the newest check and the cabinet can answer. */
export type ChecklistEvidence = z.output<typeof checklistEvidenceResponse>;
