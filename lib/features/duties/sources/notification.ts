import "server-only";

import { dutyTexts } from "@/content/duties/calendar";
import type { DutySource, FoundSiteDuty } from "@/lib/features/duties/sources/source";
import { findDueChanges } from "@/lib/features/regulator-notification/data";

/**
 * Changes that have to be reported to Roskomnadzor by the 15th (152-ФЗ ст. 22 ч. 7). The first notification is not a
 * duty here: it may have been sent before the site was added.
 */
export const notificationDuties: DutySource = {
  concerns: () => ({ sentNotifications: { some: {} } }),
  read: async (database, sites, { doneSince }) => {
    const { what, why, norm, sent } = dutyTexts.notification;
    const rows = await database.sentNotification.findMany({
      where: { siteId: { in: sites.map(({ id }) => id) } },
      select: { id: true, siteId: true, kind: true, sentOn: true },
    });
    const common = { source: "notification", endsAt: null, isForecast: false, norm } as const;
    const duties: FoundSiteDuty[] = rows
      .filter(({ kind, sentOn }) => kind === "change" && sentOn >= doneSince)
      .map(({ id, siteId, sentOn }) => ({
        ...common,
        ...{ id, siteId, day: sentOn, doneOn: sentOn, what: sent, why: "" },
        href: `/sites/${siteId}/notification`,
      }));
    const notified = sites.filter(({ id }) => rows.some(({ siteId }) => siteId === id));
    for (const [siteId, change] of await findDueChanges(database, notified)) {
      duties.push({
        ...common,
        id: `${siteId}-notification-${change.dueOn}`,
        siteId,
        day: change.dueOn,
        doneOn: null,
        what,
        why: why([...new Set(change.fields.map(({ label }) => label))]),
        href: `/sites/${siteId}/notification`,
      });
    }
    return duties;
  },
};
