import "server-only";

import { dutyTexts } from "@/content/duties/calendar";
import { type Deadline, deadlines } from "@/content/duties/deadlines";
import { type RequestKindKey, requestKinds } from "@/content/requests/kinds";
import type { DutySource } from "@/lib/features/duties/sources/source";
import { listDeadlines } from "@/lib/features/requests/terms/request-deadlines";
import { workingCalendar } from "@/lib/platform/content/working-calendar";

const waitingOr = (doneSince: string) => ({
  OR: [{ answeredOn: null }, { answeredOn: { gte: doneSince } }],
});

/** Requests of people and of the regulator (152-ФЗ ст. 14, 20, 21): each duty of each entry in the register. */
export const requestDuties: DutySource = {
  concerns: ({ doneSince }) => ({ requests: { some: waitingOr(doneSince) } }),
  read: async (database, sites, { doneSince }) => {
    const rows = await database.siteRequest.findMany({
      where: { siteId: { in: sites.map(({ id }) => id) }, ...waitingOr(doneSince) },
      // The requester and the text are not read.
      select: {
        id: true,
        siteId: true,
        kind: true,
        receivedOn: true,
        extendedOn: true,
        answeredOn: true,
      },
    });
    return rows.flatMap(({ id, siteId, receivedOn, extendedOn, answeredOn, ...row }) => {
      // The register writes only kinds from this list.
      const kind = row.kind as RequestKindKey;
      const entry = { kind, receivedOn, isExtended: extendedOn !== null };
      return listDeadlines(entry, workingCalendar).map((due) => {
        const { duty, norm }: Deadline = deadlines[due.duty];
        return {
          id: `${id}-${due.duty}`,
          siteId,
          source: "request" as const,
          day: due.date,
          endsAt: null,
          doneOn: answeredOn,
          what: duty,
          why: dutyTexts.request.why(requestKinds[kind].title, receivedOn),
          norm: `152-ФЗ, ${norm}`,
          href: `/sites/${siteId}/requests`,
          isForecast: due.isForecast,
        };
      });
    });
  },
};
