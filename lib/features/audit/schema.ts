import { z } from "zod";
import { isCleanText } from "@/lib/core/text/clean-text";
import { type AuditAction, auditActions } from "@/lib/features/audit/actions";
import { listQuery } from "@/lib/platform/http/paging";
import { identifier, instant } from "@/lib/platform/http/responses/response-schemas";

const actions = Object.keys(auditActions) as [AuditAction, ...AuditAction[]];

const unclean = "В значении есть недопустимые знаки";

/** Query of `GET /api/admin/audit/export`: all entries, or those of one action, administrator or subject. */
export const auditFilter = z.object({
  action: z.enum(actions, "Такого действия нет").optional(),
  // Invalid text is rejected here and not by the database: by then a streamed file has sent its status.
  admin: z
    .string()
    .trim()
    .toLowerCase()
    .max(254, "Не длиннее 254 символов")
    .refine(isCleanText, unclean)
    .optional(),
  subject: z.string().max(200, "Не длиннее 200 символов").refine(isCleanText, unclean).optional(),
});

export type AuditFilter = z.output<typeof auditFilter>;

/** Query of `GET /api/admin/audit`: the same, by pages. */
export const auditQuery = listQuery.extend(auditFilter.shape);

export type AuditQuery = z.output<typeof auditQuery>;

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

/** An entry of the log: what `GET /api/admin/audit` returns, newest first. */
export type AuditEntry = z.output<typeof auditEntryResponse>;
