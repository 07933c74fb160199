"use client";

import { PencilLine } from "lucide-react";
import { findingStatusLabels } from "@/components/features/site-check/report/findings/check-labels";
import { EvidenceList } from "@/components/features/site-check/report/findings/evidence-list";
import { useFix } from "@/components/features/site-check/report/findings/fix-context";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { typeDefinitions } from "@/content/documents/type-definitions";
import type { FindingDetails } from "@/lib/features/site-check/report/responses";
import { typeset } from "@/lib/russian/screen-typography";

type FindingItemProps = {
  finding: FindingDetails;
  anchor: string;
  checkId: string;
  /** Pictures already shown at an earlier finding, by number, with its title. */
  shownBefore: ReadonlyMap<number, string> | undefined;
};

const marks = {
  high: "border-danger",
  medium: "border-warning",
  low: "border-line-strong",
};

/** A finding: what is wrong, where, by which norm, and how to fix it. */
export function FindingItem({ finding, anchor, checkId, shownBefore }: FindingItemProps) {
  const { title, status, severity, why, evidence, norms, fine, fix, action } = finding;
  return (
    <article
      id={anchor}
      aria-labelledby={`${anchor}-title`}
      className={`scroll-mt-24 border-l-3 pl-4 sm:pl-5 ${marks[severity]}`}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5 sm:flex-nowrap print:break-after-avoid">
        <h3 id={`${anchor}-title`} className="text-lg">
          {typeset(title)}
        </h3>
        <Badge className="mt-1 shrink-0">{findingStatusLabels[status]}</Badge>
      </div>
      <p className="measure mt-1.5 text-ink-soft print:break-inside-avoid print:break-after-avoid">
        {typeset(why)}
      </p>
      <EvidenceList evidence={evidence} checkId={checkId} shownBefore={shownBefore} />
      <div className="mt-4 print:break-inside-avoid">
        <p className="measure">
          <span className="font-medium">Что сделать. </span>
          {typeset(fix)}
        </p>
        {action ? <Fix action={action} /> : null}
        <p className="mt-3 text-xs text-ink-faint">
          {typeset(norms.join("; "))}
          {fine ? (
            <>
              {norms.length > 0 ? ". " : ""}
              {typeset(describeFine(fine))}
            </>
          ) : null}
        </p>
      </div>
    </article>
  );
}

function Fix({ action }: { action: NonNullable<FindingDetails["action"]> }) {
  const { fix, prepare } = useFix();
  return (
    <Button
      variant="secondary"
      size="sm"
      className="mt-3 print:hidden"
      onPointerEnter={prepare}
      onClick={() => void fix(action)}
    >
      <PencilLine aria-hidden="true" strokeWidth={1.75} />
      Составить {typeDefinitions[action.type].accusative}
    </Button>
  );
}

/** The range of one part of the article, never a sum. */
function describeFine({ part, entrepreneurs, companies }: NonNullable<FindingDetails["fine"]>) {
  const whom = [
    entrepreneurs && `для ИП ${entrepreneurs}`,
    companies && `для организаций ${companies}`,
  ].filter(Boolean);
  const range = whom.length > 0 ? `: ${whom.join(", ")}` : "";
  return `Часть ${part} ст. 13.11 КоАП РФ${range}`;
}
