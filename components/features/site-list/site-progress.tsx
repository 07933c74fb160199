import { Progress } from "@/components/ui/progress";
import type { SiteSummary } from "@/lib/features/sites/responses";
import { plural } from "@/lib/russian/plural";

/** «Сделано 3 из 8». */
export const formatProgress = ({ made, needed }: SiteSummary["papers"]) =>
  `Сделано ${made} из ${needed}`;

export function SiteProgress({ papers }: Pick<SiteSummary, "papers">) {
  const text = formatProgress(papers);
  return (
    <div>
      <p className="mb-1.5 text-sm font-medium tabular-nums">{text}</p>
      <Progress
        value={papers.made}
        max={Math.max(1, papers.needed)}
        label={`${text} нужных документов`}
      />
    </div>
  );
}

/** The pending items of a site other than missing papers; empty if there are none. */
export function describePending({ blanks, notices }: SiteSummary): string[] {
  return [
    ...(blanks > 0 ? [`осталось вписать: ${blanks}`] : []),
    ...(notices > 0
      ? [
          `${plural(notices, "документ требует", "документа требуют", "документов требуют")} обновления`,
        ]
      : []),
  ];
}
