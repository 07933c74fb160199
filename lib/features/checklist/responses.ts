import { z } from "zod";
import { checklistIds } from "@/content/pages/checklist";

export const checklistResponse = z.record(z.enum(checklistIds), z.boolean());

/** What `GET` and `PUT /api/user/checklist` answer: all eight items, done or not. */
export type AccountChecklist = z.output<typeof checklistResponse>;
