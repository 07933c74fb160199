import { z } from "zod";
import { identifier, instant } from "@/lib/platform/http/responses/response-schemas";

export const auditEntryResponse = z.strictObject({
  id: identifier,
  adminEmail: z.string(),
  action: z.string(),
  subjectType: z.string(),
  subjectId: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
  /** ISO 8601, UTC. */
  createdAt: instant,
});

/** One line of the log: what `GET /api/admin/audit` answers, newest first. */
export type AuditEntry = z.output<typeof auditEntryResponse>;
