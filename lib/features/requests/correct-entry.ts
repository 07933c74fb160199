import "server-only";

import type { z } from "zod";
import { DomainError, fieldError } from "@/lib/core/errors";
import { getRequest } from "@/lib/features/requests/data";
import { encryptColumn } from "@/lib/features/requests/encrypted-columns";
import { maxChanges, requestMessages as messages } from "@/lib/features/requests/messages";
import { type Ids, rejectInvalidReceiptDay } from "@/lib/features/requests/operations";
import {
  type CorrectedField,
  correctedFields,
  type PersonRequest,
  type RequestChange,
} from "@/lib/features/requests/responses";
import type { correctionRequest } from "@/lib/features/requests/schema";
import type { Caller } from "@/lib/platform/auth/caller";
import type { Database } from "@/lib/platform/db/database";

/**
 * Corrects an entry. Deadlines change accordingly, since they are computed on reading; previous values stay in the
 * entry's history. An extension only counts if the new kind allows one.
 * @throws DomainError NOT_FOUND; VALIDATION for an impossible day; CONFLICT for an entry that no key decrypts, and for
 * one that was corrected too often.
 */
export async function correctEntry(
  database: Database,
  { userId }: Caller,
  { id, request, change }: Ids & { change: z.output<typeof correctionRequest> },
  now: Date,
): Promise<PersonRequest> {
  await database.$transaction(async (tx) => {
    // Two corrections run one after another; otherwise the later would lose the history of the earlier.
    await tx.$queryRaw`SELECT 1 FROM site_requests WHERE id = ${request} FOR UPDATE`;
    const entry = await getRequest(tx, userId, { id, request });
    const { details, changes, extension, answer } = entry;
    if (!details || !changes) throw new DomainError("CONFLICT", messages.unreadable);
    const before: Record<CorrectedField, string> = { ...pick(entry), ...details };
    const after = { ...before, ...change };
    const fields = correctedFields.flatMap((field) =>
      before[field] === after[field] ? [] : { field, before: before[field], after: after[field] },
    );
    if (fields.length === 0) return;
    const { kind, channel, receivedOn, ...texts } = after;
    if (receivedOn !== before.receivedOn) rejectInvalidReceiptDay(receivedOn, now);
    if (extension && receivedOn > extension.extendedOn) {
      throw fieldError("receivedOn", messages.afterExtension);
    }
    if (answer && receivedOn > answer.answeredOn)
      throw fieldError("receivedOn", messages.afterAnswer);
    if (changes.length >= maxChanges) throw new DomainError("CONFLICT", messages.tooManyChanges);
    const history: RequestChange[] = [{ at: now.toISOString(), fields }, ...changes];
    await tx.siteRequest.update({
      where: { id: request },
      data: {
        ...{ kind, channel, receivedOn },
        details: encryptColumn("details", request, texts),
        changes: encryptColumn("changes", request, history),
        updatedAt: now,
      },
    });
  });
  return getRequest(database, userId, { id, request });
}

const pick = ({ kind, channel, receivedOn }: PersonRequest) => ({ kind, channel, receivedOn });
