import "server-only";

import { z } from "zod";
import { requestChange } from "@/lib/features/requests/responses";
import { encryptedColumns } from "@/lib/platform/auth/encrypted-columns";
import type { Transaction } from "@/lib/platform/db/database";

/** Columns of `site_requests` that may name people who have nothing to do with the service. */
const sealed = encryptedColumns("site-request", {
  details: z.strictObject({ person: z.string(), incoming: z.string(), note: z.string() }),
  reason: z.string(),
  answer: z.strictObject({ outgoing: z.string(), note: z.string() }),
  changes: z.array(requestChange),
});
export const { encryptColumn, decryptColumn } = sealed;

/** Encrypts anew what was encrypted with the secret before this one. */
export const reencryptRequestKeys = (database: Transaction): Promise<void> =>
  sealed.renewRows(
    ({ after, old, take }) =>
      database.siteRequest.findMany({
        where: {
          id: { gt: after },
          OR: [{ details: old }, { reason: old }, { answer: old }, { changes: old }],
        },
        orderBy: { id: "asc" },
        take,
        select: { id: true, details: true, reason: true, answer: true, changes: true },
      }),
    (where, data) => database.siteRequest.updateMany({ where, data }),
  );
