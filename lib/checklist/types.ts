import type { ChecklistId } from "@/content/pages/checklist";

/** What `GET` and `PUT /api/user/checklist` answer: all eight items, done or not. */
export type AccountChecklist = Record<ChecklistId, boolean>;
