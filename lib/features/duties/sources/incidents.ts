import "server-only";

import { dutyTexts } from "@/content/duties/calendar";
import { type Deadline, deadlines } from "@/content/duties/deadlines";
import { formatMoscowTimestamp, startOfDay } from "@/lib/core/time/moscow-days";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import type { DutySource } from "@/lib/features/duties/sources/source";
import { deadlineOf } from "@/lib/features/requests/terms/deadlines";
import { workingCalendar } from "@/lib/platform/content/working-calendar";

const waitingOr = (doneSince: string) => ({
  OR: [
    { noticeSentAt: null },
    { resultsSentAt: null },
    { noticeSentAt: { gte: startOfDay(doneSince) } },
    { resultsSentAt: { gte: startOfDay(doneSince) } },
  ],
});

/** The two notices about a leak, due 24 and 72 hours after it was found (152-ФЗ ст. 21 ч. 3.1). */
export const incidentDuties: DutySource = {
  concerns: ({ doneSince }) => ({ incidents: { some: waitingOr(doneSince) } }),
  read: async (database, sites, { doneSince }) => {
    const rows = await database.siteIncident.findMany({
      where: { siteId: { in: sites.map(({ id }) => id) }, ...waitingOr(doneSince) },
      select: { id: true, siteId: true, foundAt: true, noticeSentAt: true, resultsSentAt: true },
    });
    return rows.flatMap(({ id, siteId, foundAt, noticeSentAt, resultsSentAt }) => {
      const notices = [
        { key: "incidentNotice", sentAt: noticeSentAt },
        { key: "incidentResults", sentAt: resultsSentAt },
      ] as const;
      return notices.flatMap(({ key, sentAt }) => {
        const doneOn = sentAt && toMoscowDate(sentAt);
        if (doneOn !== null && doneOn < doneSince) return [];
        const { duty, norm }: Deadline = deadlines[key];
        const { date: day, endsAt } = deadlineOf(key, foundAt, workingCalendar);
        return {
          id: `${id}-${key}`,
          siteId,
          source: "incident" as const,
          ...{ day, endsAt, doneOn },
          what: duty,
          why: dutyTexts.incident.why(formatMoscowTimestamp(foundAt).slice(0, -3)),
          norm: `152-ФЗ, ${norm}`,
          href: `/sites/${siteId}/incident`,
          isForecast: false,
        };
      });
    });
  },
};
