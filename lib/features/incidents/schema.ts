import { z } from "zod";
import {
  type IncidentFieldKey,
  incidentFieldKeys,
  incidentParts,
  incidentMessages as messages,
} from "@/content/incidents/incidents";
import { incidentPaperKeys } from "@/content/incidents/papers";
import { isId } from "@/lib/core/ids";
import { lineSchema, multilineSchema } from "@/lib/engine/text-schemas";

const moment = z.iso
  .datetime({ offset: true, message: messages.moment })
  .transform((text) => new Date(text));

/** Segments of `/api/sites/{id}/incidents`. */
export const siteIncidentsParams = z.object({ id: z.string().refine(isId) });

/** Segments of `/api/sites/{id}/incidents/{incident}`. */
export const siteIncidentParams = siteIncidentsParams.extend({
  incident: z.string().refine(isId),
});

/** Body of `POST /api/sites/{id}/incidents`. */
export const newIncidentRequest = z.strictObject({ foundAt: moment });
export type NewIncidentRequest = z.input<typeof newIncidentRequest>;

/** Body of `PUT …/found`: another time of discovery, once. */
export const foundRequest = z.strictObject({
  foundAt: moment,
  reason: z.string(messages.reason).pipe(multilineSchema(1000).min(1, messages.reason)),
});
export type FoundRequest = z.input<typeof foundRequest>;

const field = multilineSchema(4000);

/** Body of `PUT …/{incident}`: the content of the notices; absent fields become empty. */
export const incidentFieldsRequest = z.strictObject(
  Object.fromEntries(incidentFieldKeys.map((key) => [key, field.default("")])) as Record<
    IncidentFieldKey,
    z.ZodDefault<typeof field>
  >,
);
export type IncidentFieldsRequest = z.input<typeof incidentFieldsRequest>;

/** Body of `PUT …/sent`: that a notice was sent to the regulator; a second call corrects it. */
export const recordReportRequest = z.strictObject({
  part: z.enum(incidentParts),
  sentAt: moment,
  number: lineSchema(200).default(""),
});
export type RecordReportRequest = z.input<typeof recordReportRequest>;

/** Query of `GET …/file`. */
export const incidentFileQuery = z.object({
  paper: z.enum(incidentPaperKeys, messages.paper),
  format: z.enum(["docx", "pdf"], messages.format),
});
export type IncidentFileQuery = z.output<typeof incidentFileQuery>;
