import { z } from "zod";
import { checklistIds } from "@/content/pages/checklist";
import type { AccountChecklist } from "@/lib/checklist/types";

export const checklistAnswer = z.record(
  z.enum(checklistIds),
  z.boolean(),
) satisfies z.ZodType<AccountChecklist>;
