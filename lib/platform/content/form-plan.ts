import type { FormPlan } from "@/lib/engine/questions/form-plan";
import plan from "@/lib/platform/content/generated/form.json";

/** What a form must know before its first letter. Written by scripts/build/compile-content.ts from this very type. */
export const formPlan = plan as unknown as FormPlan;
