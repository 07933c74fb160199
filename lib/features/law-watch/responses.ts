import { z } from "zod";
import { lawStatuses } from "@/lib/engine/template/laws";
import { comparisonResponse, findingResponse } from "@/lib/features/documents/responses";
import type {
  ClosedNotices,
  CreatedLawChange,
  DocumentLawNotices,
  LawChangeReach,
  ListedLawChange,
  MarkedDocument,
  WatchedLaw,
} from "@/lib/features/law-watch/types";
import { identifier, instant } from "@/lib/platform/http/response-schemas";

const count = z.int().min(0);

export const watchedLawResponse = z.strictObject({
  key: z.string(),
  title: z.string(),
  edition: z.string(),
  checked: z.iso.date(),
  status: z.enum(lawStatuses),
  url: z.string().nullable(),
  documents: count.describe("Сколько документов ссылается на акт в новейшей редакции"),
}) satisfies z.ZodType<WatchedLaw>;

const changeShape = {
  id: identifier,
  law: z.string(),
  place: z.string().describe("Пусто, когда изменился весь акт"),
  wholeActToo: z.boolean(),
  editionName: z.string(),
  inForce: z.iso.date(),
  whatChanged: z.string(),
  createdAt: instant,
};
const lawChange = z.strictObject(changeShape);

export const listedLawChangeResponse = z.strictObject({
  ...changeShape,
  documents: count,
  open: count.describe("Сколько документов ещё ждёт владельцев"),
  isMarking: z.boolean(),
}) satisfies z.ZodType<ListedLawChange>;

export const reachResponse = z.strictObject({
  documents: count,
  owners: count,
}) satisfies z.ZodType<LawChangeReach>;

export const createdLawChangeResponse = reachResponse.extend({
  change: lawChange,
}) satisfies z.ZodType<CreatedLawChange>;

export const markedDocumentResponse = z.strictObject({
  documentId: identifier,
  notices: z.int().min(1),
}) satisfies z.ZodType<MarkedDocument>;

export const documentLawNoticesResponse = z.strictObject({
  edition: z.int().min(1),
  notices: z.array(
    z.strictObject({
      id: identifier,
      change: lawChange,
      lawTitle: z.string(),
      edition: z.int().min(1),
      clauses: z.array(
        z.strictObject({
          id: z.string().nullable(),
          number: z.string().nullable(),
          words: z.string(),
          norms: z.array(z.strictObject({ law: z.string(), place: z.string() })),
        }),
      ),
    }),
  ),
  proposal: z
    .discriminatedUnion("status", [
      z.strictObject({
        status: z.literal("ready"),
        differs: z.boolean(),
        isNewTemplate: z.boolean(),
        effectiveDate: z.iso
          .date()
          .describe("С какого дня действовала бы новая редакция, если не назвать другого"),
        comparison: comparisonResponse,
        warnings: z.array(findingResponse),
      }),
      z.strictObject({ status: z.literal("incomplete"), message: z.string() }),
    ])
    .nullable(),
}) satisfies z.ZodType<DocumentLawNotices>;

export const closedNoticesResponse = z.strictObject({
  closed: count,
}) satisfies z.ZodType<ClosedNotices>;
