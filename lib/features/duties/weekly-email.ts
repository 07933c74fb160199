import "server-only";

import { weeklyEmailTexts as texts } from "@/content/duties/calendar";
import { formatRussianDate, toMoscowDate } from "@/lib/core/time/moscow-time";
import { countStates, listPendingDuties, sitesWithDuties } from "@/lib/features/duties/data";
import { environment } from "@/lib/platform/config/environment";
import type { Database } from "@/lib/platform/db/database";
import { queueMail } from "@/lib/platform/mail/mutations";
import { writeEmail } from "@/lib/platform/mail/write-email";
import { lowerFirst } from "@/lib/russian/first-letter";
import { addDays, daysBetween } from "@/lib/russian/working-calendar";

const batchSize = 200;
/** The maximum number of duties in an e-mail. */
const named = 10;
/** The hour of Monday in Moscow from which the e-mail is written, so that nobody gets it at midnight. */
const fromHour = 8;

/** The Monday of the current week. */
function weekOf(now: Date): string {
  const shifted = toMoscowDate(new Date(now.getTime() - fromHour * 3_600_000));
  // 1 January 2024 was a Monday.
  return addDays(shifted, -(daysBetween("2024-01-01", shifted) % 7));
}

/**
 * Queues a weekly e-mail for each owner with duties that are overdue or due within seven days. The statement that marks
 * the owner with the week decides which of several instances queues the e-mail, in its transaction; an e-mail that a
 * stopped server has missed is queued when it is back, once.
 * @returns how many e-mails were queued.
 */
export async function queueWeeklyEmails(database: Database, now: Date): Promise<number> {
  const week = weekOf(now);
  let queued = 0;
  let last = "";
  for (;;) {
    const owners = await database.user.findMany({
      where: {
        id: { gt: last },
        dutiesLetter: true,
        blockedAt: null,
        OR: [{ dutiesLetterWeek: null }, { dutiesLetterWeek: { lt: week } }],
        sites: { some: sitesWithDuties(now) },
      },
      orderBy: { id: "asc" },
      take: batchSize,
      select: { id: true, email: true, dutiesLetterWeek: true },
    });
    for (const { id, email, dutiesLetterWeek } of owners) {
      const mail = await composeWeeklyEmail(database, id, now);
      queued += await database.$transaction(async (tx) => {
        const { count } = await tx.user.updateMany({
          where: { id, dutiesLetter: true, dutiesLetterWeek },
          data: { dutiesLetterWeek: week },
        });
        if (count === 0 || mail === null) return 0;
        await queueMail(tx, { recipient: email, ...mail }, now);
        return 1;
      });
    }
    if (owners.length < batchSize) return queued;
    last = owners.at(-1)?.id ?? last;
  }
}

/** Null when nothing is due within the week. */
async function composeWeeklyEmail(database: Database, userId: string, now: Date) {
  const waiting = await listPendingDuties(database, userId, now);
  const due = waiting.filter(({ state }) => state !== "planned");
  if (due.length === 0) return null;
  const listed = due.slice(0, named);
  const part = (title: string, state: "overdue" | "soon") => {
    const lines = listed
      .filter((duty) => duty.state === state)
      .map(({ site, day, what, norm }) =>
        texts.line(site.address, formatRussianDate(day), lowerFirst(what), norm),
      );
    return lines.length > 0 ? [title, ...lines] : [];
  };
  return writeEmail({
    subject: texts.subject(countStates(due)),
    paragraphs: [
      ...part(texts.overdue, "overdue"),
      ...part(texts.soon, "soon"),
      ...(due.length > named ? [texts.rest(due.length - named)] : []),
    ],
    action: { label: texts.action, url: `${environment().siteUrl}/dashboard` },
    after: [texts.after],
  });
}
