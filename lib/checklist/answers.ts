import { z } from "zod";
import { checklistIds } from "@/content/checklist";
import type { AccountChecklist } from "@/lib/checklist/types";

export const checklistAnswer = z.record(
  z.enum(checklistIds),
  z.boolean(),
) satisfies z.ZodType<AccountChecklist>;
