import { z } from "zod";
import { incidentFieldKeys } from "@/content/incidents/incidents";
import { ownerRequisitesResponse } from "@/lib/features/sites/responses";
import { identifier, instant } from "@/lib/platform/http/responses/response-schemas";

const notice = z.strictObject({
  endsAt: instant.describe("Когда срок выйдет"),
  sentAt: instant.nullable(),
  number: z.string(),
});

export const incidentResponse = z.strictObject({
  id: identifier,
  foundAt: instant.describe("Когда выявлен: отсюда идут 24 и 72 часа"),
  firstFoundAt: instant.nullable().describe("Что было записано до исправления"),
  correction: z.string(),
  fields: z
    .record(z.enum(incidentFieldKeys), z.string())
    .nullable()
    .describe("null, когда запись зашифрована другим ключом и не читается"),
  notice,
  results: notice,
});
export type Incident = z.output<typeof incidentResponse>;

export const incidentsResponse = z.strictObject({
  site: z.strictObject({ id: identifier, name: z.string(), address: z.string() }),
  operator: ownerRequisitesResponse,
  now: instant.describe("Время сервера"),
  incidents: z.array(incidentResponse).describe("Новые первыми"),
});
export type Incidents = z.output<typeof incidentsResponse>;
