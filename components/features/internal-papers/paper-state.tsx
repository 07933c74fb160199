import { TriangleAlert } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { paperTexts } from "@/content/internal-papers/screen";
import type { ListedPaper } from "@/lib/features/internal-papers/client";

/** «Не утверждён», «Утверждён 12.01.2026 № 3», «Сведения изменились». */
export function PaperState({ paper }: { paper: ListedPaper }) {
  const { adoption, change, lawChanges, isNeeded } = paper;
  if (!isNeeded) return <Badge>{paperTexts.unneeded}</Badge>;
  if (!adoption) return <Badge>{paperTexts.notAdopted}</Badge>;
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone="success" className="tabular-nums">
        {paperTexts.adopted} {formatAdoption(adoption)}
      </Badge>
      {change === "facts" ? (
        <Badge tone="gold">
          <TriangleAlert aria-hidden="true" strokeWidth={1.75} />
          {paperTexts.changed}
        </Badge>
      ) : null}
      {lawChanges.length > 0 ? (
        <Badge tone="gold">
          <TriangleAlert aria-hidden="true" strokeWidth={1.75} />
          {paperTexts.lawChanged}
        </Badge>
      ) : null}
    </span>
  );
}

/** True for a paper to adopt, or to read and adopt again. */
export const needsAdoption = ({ adoption, change, lawChanges }: ListedPaper): boolean =>
  !adoption || change === "facts" || lawChanges.length > 0;

/** «12.01.2026 № 3» */
export const formatAdoption = ({
  adoptedOn,
  number,
}: NonNullable<ListedPaper["adoption"]>): string =>
  `${adoptedOn.split("-").reverse().join(".")}${number ? ` №\u00a0${number}` : ""}`;

/** The name, with the recipient if there is one paper for each. */
export const paperTitle = ({ name, subject }: Pick<ListedPaper, "name" | "subject">): string =>
  subject ? `${name}: ${subject}` : name;

/** «город; должность руководителя и ещё 3» */
export function formatShortList(blanks: readonly string[]): string {
  const rest = blanks.length - 3;
  return blanks.slice(0, 3).join("; ") + (rest > 0 ? ` и ещё ${rest}` : "");
}

export const paperHref = (
  siteId: string,
  { paper, recipient }: Pick<ListedPaper, "paper" | "recipient">,
): string => `/sites/${siteId}/papers/${paper}${recipient ? `?recipient=${recipient}` : ""}`;
