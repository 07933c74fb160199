import "server-only";

import { dutyTexts } from "@/content/duties/calendar";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import type { DutySource } from "@/lib/features/duties/sources/source";

/** Editions announced for a later day: from that day the site has to show the new text. */
export const editionDuties: DutySource = {
  concerns: ({ doneSince }) => ({
    documents: {
      some: { versions: { some: { edition: { gt: 1 }, effectiveDate: { gte: doneSince } } } },
    },
  }),
  read: async (database, sites, { today, doneSince }) => {
    const rows = await database.userDocument.findMany({
      where: {
        siteId: { in: sites.map(({ id }) => id) },
        status: "completed",
        versions: { some: { edition: { gt: 1 }, effectiveDate: { gte: doneSince } } },
      },
      select: {
        id: true,
        siteId: true,
        name: true,
        type: true,
        publishedAt: true,
        versions: {
          where: { edition: { gt: 1 }, effectiveDate: { gte: doneSince } },
          select: { edition: true, effectiveDate: true, createdAt: true },
        },
      },
    });
    return rows.flatMap(({ id, siteId, name, type, publishedAt, versions }) =>
      versions.flatMap(({ edition, effectiveDate: day, createdAt }) => {
        // An edition that applied at once was never waited for; one overtaken by a newer edition never applies.
        const isAnnounced = day > toMoscowDate(createdAt);
        const isOvertaken = versions.some(
          (other) => other.edition > edition && other.effectiveDate <= day,
        );
        if (!siteId || !isAnnounced || isOvertaken) return [];
        const { what, published, unpublished } = dutyTexts.edition;
        return {
          id: `${id}-edition-${edition}`,
          siteId,
          source: "edition" as const,
          day,
          endsAt: null,
          // Nobody records when the text was put on the site: after its day the duty is history.
          doneOn: day < today ? day : null,
          what: what(edition, name),
          why: publishedAt ? published : unpublished,
          norm: type === "privacy" ? "152-ФЗ, ст. 18.1 ч. 2" : null,
          href: `/documents/${id}`,
          isForecast: false,
        };
      }),
    );
  },
};
