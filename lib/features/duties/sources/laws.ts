import "server-only";

import { dutyTexts } from "@/content/duties/calendar";
import { startOfDay } from "@/lib/core/time/moscow-days";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import type { DutySource, FoundSiteDuty } from "@/lib/features/duties/sources/source";

const waitingOr = (doneSince: string) => ({
  OR: [
    { acceptedAt: null, dismissedAt: null },
    { acceptedAt: { gte: startOfDay(doneSince) } },
    { dismissedAt: { gte: startOfDay(doneSince) } },
  ],
});

/**
 * Changes of the law that documents of a site do not follow yet: one duty per change, however many documents it
 * affects.
 */
export const lawDuties: DutySource = {
  concerns: ({ doneSince }) => ({
    documents: { some: { notices: { some: waitingOr(doneSince) } } },
  }),
  read: async (database, sites, { doneSince }) => {
    const rows = await database.documentLawNotice.findMany({
      where: { document: { siteId: { in: sites.map(({ id }) => id) } }, ...waitingOr(doneSince) },
      select: {
        changeId: true,
        acceptedAt: true,
        dismissedAt: true,
        document: { select: { siteId: true } },
        change: { select: { law: true, place: true, editionName: true, inForce: true } },
      },
    });
    const groups = new Map<string, typeof rows>();
    for (const row of rows) {
      const id = `${row.document.siteId}-${row.changeId}`;
      groups.set(id, [...(groups.get(id) ?? []), row]);
    }
    return [...groups].flatMap(([id, notices]): FoundSiteDuty[] => {
      const [first] = notices;
      const siteId = first?.document.siteId;
      if (!first || !siteId) return [];
      const { law, place, editionName, inForce } = first.change;
      const norm = place === "" ? law : `${law}, ${place}`;
      const closed = notices.map(({ acceptedAt, dismissedAt }) => acceptedAt ?? dismissedAt);
      const waiting = closed.filter((moment) => moment === null).length;
      const last = closed
        .flatMap((moment) => (moment ? toMoscowDate(moment) : []))
        .toSorted()
        .at(-1);
      return [
        {
          id,
          siteId,
          source: "law",
          day: inForce,
          endsAt: null,
          doneOn: waiting > 0 ? null : (last ?? null),
          what: waiting > 0 ? dutyTexts.law.what(waiting) : dutyTexts.law.done,
          why: dutyTexts.law.why(editionName, inForce),
          norm,
          href: `/sites/${siteId}#law-changes`,
          isForecast: false,
        },
      ];
    });
  },
};
