import { z } from "zod";
import { isId } from "@/lib/core/ids";
import { mailStates } from "@/lib/features/admin/mail/states";
import { listQuery } from "@/lib/platform/http/paging";

/** Query of `GET /api/admin/mail`. */
export const mailQuery = listQuery.extend({
  state: z.enum(mailStates, "Состояние — одно из: queued, sent, failed").optional(),
});
export type MailQuery = z.output<typeof mailQuery>;

/** Segments of `/api/admin/mail/{id}/…`. */
export const mailParams = z.object({ id: z.string().refine(isId) });
