import "server-only";

import { dutyTexts } from "@/content/duties/calendar";
import type { PaperId } from "@/content/internal-papers/definitions";
import type { DutySource, FoundSiteDuty } from "@/lib/features/duties/sources/source";

const rules: PaperId = "control-rules";
const act: PaperId = "control-act";

const yearOf = (day: string) => Number(day.slice(0, 4));

/**
 * The yearly internal control (152-ФЗ ст. 18.1 ч. 1 п. 4): the law gives no deadline, so it is only a duty of owners
 * who have adopted rules with one (`content/internal-papers/control-rules`). It is done when a control act is adopted
 * within the year.
 */
export const controlDuties: DutySource = {
  concerns: () => ({ adoptedPapers: { some: { paper: rules } } }),
  read: async (database, sites, { today, doneSince }) => {
    const rows = await database.adoptedPaper.findMany({
      where: { siteId: { in: sites.map(({ id }) => id) }, paper: { in: [rules, act] } },
      orderBy: [{ adoptedOn: "asc" }, { createdAt: "asc" }],
      select: { siteId: true, paper: true, adoptedOn: true },
    });
    return sites.flatMap(({ id: siteId }): FoundSiteDuty[] => {
      const siteRows = rows.filter((row) => row.siteId === siteId);
      const adopted = siteRows.filter(({ paper }) => paper === rules);
      const [first] = adopted;
      const newest = adopted.at(-1);
      if (!first || !newest) return [];
      // Last year too: a control that was missed then is overdue now. Older years cannot be made up for.
      const years = [yearOf(today) - 1, yearOf(today)].filter(
        (year) => year >= yearOf(first.adoptedOn),
      );
      return years.flatMap((year): FoundSiteDuty[] => {
        const completed = siteRows.find(
          ({ paper, adoptedOn }) => paper === act && yearOf(adoptedOn) === year,
        );
        if (completed && completed.adoptedOn < doneSince) return [];
        const { what, why, norm } = dutyTexts.control;
        return [
          {
            id: `${siteId}-control-${year}`,
            siteId,
            source: "control",
            day: `${year}-12-31`,
            endsAt: null,
            doneOn: completed?.adoptedOn ?? null,
            what: what(year),
            why: why(newest.adoptedOn),
            norm,
            href: `/sites/${siteId}/papers`,
            isForecast: false,
          },
        ];
      });
    });
  },
};
