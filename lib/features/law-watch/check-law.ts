import "server-only";

import type { z } from "zod";
import { fieldError } from "@/lib/core/errors";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import { changesOf } from "@/lib/features/audit/changes";
import { recordAction } from "@/lib/features/audit/mutations";
import { listWatchedLaws } from "@/lib/features/law-watch/data";
import { lawWatchMessages as messages } from "@/lib/features/law-watch/messages";
import type { WatchedLaw } from "@/lib/features/law-watch/responses";
import type { lawCheckRequest } from "@/lib/features/law-watch/schema";
import { bumpContentRevision } from "@/lib/features/settings/mutations";
import type { Caller } from "@/lib/platform/auth/caller";
import { loadLaws } from "@/lib/platform/content/templates";
import type { Database } from "@/lib/platform/db/database";
import { refreshPages } from "@/lib/platform/http/refresh-pages";

/**
 * Stores the day on which an administrator has compared a law with our texts; a second call corrects it.
 * @throws DomainError VALIDATION for an unknown law, for a day in the future, and for a day before that of
 * `content/laws.yaml`, which would still take precedence.
 */
export async function checkLaw(
  database: Database,
  admin: Caller,
  { law, checkedOn, status }: z.output<typeof lawCheckRequest>,
  now: Date,
): Promise<WatchedLaw> {
  const laws = await loadLaws();
  const known = Object.hasOwn(laws, law) ? laws[law] : undefined;
  if (!known) throw fieldError("law", messages.law);
  if (checkedOn > toMoscowDate(now)) throw fieldError("checkedOn", messages.checkedFuture);
  if (checkedOn < known.checked) throw fieldError("checkedOn", messages.checkedEarlier);
  const watched = await database.$transaction(async (tx) => {
    const read = async () => {
      const [found] = await listWatchedLaws(tx, { [law]: known });
      if (!found) throw fieldError("law", messages.law);
      return found;
    };
    // Pages show how much was checked and when.
    await bumpContentRevision(tx);
    const before = await read();
    const data = { checkedOn, status, adminEmail: admin.account.email, updatedAt: now };
    await tx.lawCheck.upsert({ where: { law }, create: { law, ...data }, update: data });
    await recordAction(
      tx,
      admin,
      {
        action: "law.check",
        subjectType: "law",
        subjectId: law,
        details: changesOf(
          { checked: before.checked, status: before.status },
          { checked: checkedOn, status },
        ),
      },
      now,
    );
    return read();
  });
  refreshPages();
  return watched;
}
