/** A notice to the regulator as a text to copy. Pure. */
import {
  type IncidentPart,
  incidentFieldKeys,
  incidentFields,
  incidentNotices,
} from "@/content/incidents/incidents";
import { formatMoscowTimestamp } from "@/lib/core/time/moscow-days";
import { requisitesLine } from "@/lib/engine/answers/owner-requisites";
import type { Incident } from "@/lib/features/incidents/responses";

/** What was written, under the headings of the law; missing parts are blanks: «[указать: …]». */
export function writeNotice(
  part: IncidentPart,
  { foundAt, fields, notice }: Pick<Incident, "foundAt" | "fields" | "notice">,
  known: Parameters<typeof requisitesLine>[0],
): string {
  const operator = requisitesLine(known) ?? "[указать: наименование оператора]";
  const opening = incidentNotices[part].opening
    .replace("{operator}", () => operator)
    .replace("{foundAt}", formatMoscowTimestamp(new Date(foundAt)).slice(0, -3));
  const first =
    part === "results" ? [`Номер и ключ первого уведомления: ${notice.number || "[указать]"}`] : [];
  const rest = incidentFieldKeys
    .filter((key) => incidentFields[key].part === part)
    .map((key) => {
      const { label, blank } = incidentFields[key];
      return `${label}: ${fields?.[key] || `[указать: ${blank}]`}`;
    });
  return [opening, ...first, ...rest].join("\n\n");
}
