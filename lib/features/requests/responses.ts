import { z } from "zod";
import { requestChannelKeys, requestKindKeys, requestOutcomeKeys } from "@/content/requests/kinds";
import { requestDue } from "@/lib/features/requests/terms/responses";
import { ownerRequisitesResponse } from "@/lib/features/sites/responses";
import { identifier, instant } from "@/lib/platform/http/responses/response-schemas";

const day = z.iso.date();

/** The fields of an entry that may be corrected, in the order of its history. */
export const correctedFields = [
  "kind",
  "channel",
  "receivedOn",
  "person",
  "incoming",
  "note",
] as const;
export type CorrectedField = (typeof correctedFields)[number];

/** One correction of an entry: its time, and the values of each field before and after. */
export const requestChange = z.strictObject({
  at: instant,
  fields: z
    .array(
      z.strictObject({ field: z.enum(correctedFields), before: z.string(), after: z.string() }),
    )
    .min(1),
});
export type RequestChange = z.output<typeof requestChange>;

export const requestResponse = z.strictObject({
  id: identifier,
  kind: z.enum(requestKindKeys),
  channel: z.enum(requestChannelKeys),
  receivedOn: day,
  details: z
    .strictObject({ person: z.string(), incoming: z.string(), note: z.string() })
    .nullable()
    .describe("null, когда запись зашифрована другим ключом и не читается"),
  dues: z.array(requestDue).min(1).describe("Что и до какого дня сделать, ближайшее первым"),
  canExtend: z.boolean(),
  extension: z.strictObject({ extendedOn: day, reason: z.string().nullable() }).nullable(),
  answer: z
    .strictObject({
      answeredOn: day,
      outcome: z.enum(requestOutcomeKeys),
      details: z.strictObject({ outgoing: z.string(), note: z.string() }).nullable(),
    })
    .nullable(),
  changes: z
    .array(requestChange)
    .nullable()
    .describe("Что исправляли, последнее первым; null, когда не читается"),
  keptUntil: day.describe("После этого дня запись удалится сама"),
  createdAt: instant,
});
export type PersonRequest = z.output<typeof requestResponse>;

export const openRequestsResponse = z.strictObject({
  site: z.strictObject({ id: identifier, name: z.string(), address: z.string() }),
  operator: ownerRequisitesResponse,
  today: day.describe("Сегодня в Москве"),
  open: z.array(requestResponse).describe("Без ответа, ближайший срок первым"),
});
export type OpenRequests = z.output<typeof openRequestsResponse>;
