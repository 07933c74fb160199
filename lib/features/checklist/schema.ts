import { z } from "zod";
import { checklistIds } from "@/content/pages/checklist";

/** Body of `PUT /api/user/checklist`: the items that change; those that are not named stay as they are. */
export const checklistChangesRequest = z.partialRecord(
  z.enum(checklistIds, "Такого пункта в списке нет"),
  z.boolean("Укажите true или false"),
);

export type ChecklistChanges = z.output<typeof checklistChangesRequest>;

export const checklistResponse = z.record(z.enum(checklistIds), z.boolean());

/** What `GET` and `PUT /api/user/checklist` return: all eight items, done or not. */
export type AccountChecklist = z.output<typeof checklistResponse>;
