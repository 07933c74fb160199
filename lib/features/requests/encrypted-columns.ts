import "server-only";

import { z } from "zod";
import { requestChange } from "@/lib/features/requests/responses";
import { encryptedColumns } from "@/lib/platform/auth/encrypted-columns";
import type { Transaction } from "@/lib/platform/db/database";

/** The columns of `site_requests` that may name people who do not use the service. */
const sealed = encryptedColumns("site-request", {
  details: z.strictObject({ person: z.string(), incoming: z.string(), note: z.string() }),
  reason: z.string(),
  answer: z.strictObject({ outgoing: z.string(), note: z.string() }),
  changes: z.array(requestChange),
});
export const { encryptColumn, decryptColumn } = sealed;

/** Encrypts with the current secret what was encrypted with the previous one. */
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
