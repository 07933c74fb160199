import { z } from "zod";
import type { AuditEntry } from "@/lib/audit/types";
import { identifier, instant } from "@/lib/http/answer-schemas";

export const auditEntryAnswer = z.strictObject({
  id: identifier,
  adminEmail: z.string(),
  action: z.string(),
  subjectType: z.string(),
  subjectId: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
  createdAt: instant,
}) satisfies z.ZodType<AuditEntry>;
