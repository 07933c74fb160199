import "server-only";

import { deadlineEmail } from "@/content/requests/deadline-email";
import type { RequestKindKey } from "@/content/requests/kinds";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import { listDeadlines } from "@/lib/features/requests/terms/request-deadlines";
import type { RequestDue } from "@/lib/features/requests/terms/responses";
import { toTermEmail } from "@/lib/features/requests/terms/term-email";
import { environment } from "@/lib/platform/config/environment";
import { workingCalendar } from "@/lib/platform/content/working-calendar";
import type { Database } from "@/lib/platform/db/database";
import { queueMail } from "@/lib/platform/mail/mutations";
import { writeEmail } from "@/lib/platform/mail/write-email";
import { addDays } from "@/lib/russian/working-calendar";

/** Days before the deadline on which its owner is reminded. */
const daysBefore = [3, 1];

/** No term of a request is longer: 15 working days over the New Year, 30 calendar days. */
const longestTermDays = 60;

const batchSize = 200;

/**
 * Reminds the owners of deadlines in three days and in one day. Each e-mail is queued in the transaction that marks its
 * entry, so that only one of several instances does it; an e-mail that a stopped server has missed is queued when it is
 * back, once.
 * @returns how many e-mails were queued.
 */
export async function sendTermReminders(database: Database, now: Date): Promise<number> {
  const today = toMoscowDate(now);
  let queued = 0;
  let last = "";
  for (;;) {
    const rows = await database.siteRequest.findMany({
      where: {
        id: { gt: last },
        answeredOn: null,
        receivedOn: { gte: addDays(today, -longestTermDays) },
        site: { user: { blockedAt: null } },
      },
      orderBy: { id: "asc" },
      take: batchSize,
      select: {
        id: true,
        kind: true,
        receivedOn: true,
        extendedOn: true,
        remindedOn: true,
        site: { select: { id: true, address: true, user: { select: { email: true } } } },
      },
    });
    for (const { id, remindedOn, site, ...row } of rows) {
      const entry = {
        kind: row.kind as RequestKindKey,
        receivedOn: row.receivedOn,
        address: site.address,
      };
      const dues = listDeadlines(
        { ...entry, isExtended: row.extendedOn !== null },
        workingCalendar,
      );
      const due = dueToRemind(dues, { today, remindedOn });
      if (!due) continue;
      const { action, ...texts } = deadlineEmail(toTermEmail(entry, due));
      const url = `${environment().siteUrl}/sites/${site.id}/requests`;
      queued += await database.$transaction(async (tx) => {
        const { count } = await tx.siteRequest.updateMany({
          where: { id, answeredOn: null, remindedOn },
          data: { remindedOn: today },
        });
        if (count === 0) return 0;
        const mail = writeEmail({ ...texts, action: { label: action, url } });
        await queueMail(tx, { recipient: site.user.email, ...mail }, now);
        return 1;
      });
    }
    if (rows.length < batchSize) return queued;
    last = rows.at(-1)?.id ?? last;
  }
}

/** The deadline for which a reminder is due and was not sent; undefined when there is none. */
function dueToRemind(
  dues: readonly RequestDue[],
  { today, remindedOn }: { today: string; remindedOn: string | null },
): RequestDue | undefined {
  return dues.find(
    ({ date }) =>
      today <= date &&
      daysBefore.some((days) => {
        const day = addDays(date, -days);
        return day <= today && day > (remindedOn ?? "");
      }),
  );
}
