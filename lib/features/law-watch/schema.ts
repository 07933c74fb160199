import { z } from "zod";
import { isId } from "@/lib/core/ids";
import { cleanText } from "@/lib/core/text/clean-text";
import { isRecordDate } from "@/lib/core/time/moscow-days";
import { lawStatuses } from "@/lib/engine/template/language/laws";
import { findPlaceProblem } from "@/lib/engine/tree/norm-place";
import { lawWatchMessages as messages } from "@/lib/features/law-watch/messages";

/** The maximum number of documents of a site per call. */
export const maxSiteDocuments = 100;

const textSchema = (message: string, max: number) =>
  z
    .string(message)
    .overwrite((text) => cleanText(text).trim())
    .min(1, message)
    .max(max, `Не длиннее ${max} знаков`);

const place = z
  .string(messages.place)
  .trim()
  .max(100, messages.place)
  .superRefine((text, context) => {
    const problem = text === "" ? null : findPlaceProblem(text);
    if (problem === null) return;
    const message = problem === "order" ? messages.placeOrder : messages.place;
    context.addIssue({ code: "custom", message });
  });

const normShape = {
  law: textSchema(messages.law, 100),
  /** «ст. 9 ч. 4», from the larger to the smaller unit; empty for the whole law. */
  place: place.default(""),
};

/** Query of `GET /api/admin/law-changes/preview`. */
export const impactQuery = z.object({
  ...normShape,
  wholeActToo: z
    .enum(["true", "false"])
    .default("false")
    .transform((text) => text === "true"),
});

/** Segments of `DELETE /api/admin/law-changes/{id}`. */
export const lawChangeParams = z.object({ id: z.string().refine(isId) });

/** Body of `POST /api/admin/law-changes`. */
export const lawChangeRequest = z.strictObject({
  ...normShape,
  wholeActToo: z.boolean().default(false),
  editionName: textSchema(messages.editionName, 300),
  inForce: z.iso.date(messages.inForce),
  whatChanged: textSchema(messages.whatChanged, 2000),
});
export type NewLawChange = z.output<typeof lawChangeRequest>;

/** How an administrator has compared a law; without a comparison there is nothing to enter. */
export const checkedStatus = z.enum(lawStatuses, messages.checkedStatus).exclude(["unverified"]);

/** Body of `PUT /api/admin/laws/checked`. */
export const lawCheckRequest = z.strictObject({
  law: textSchema(messages.law, 100),
  checkedOn: z.string(messages.checkedOn).refine(isRecordDate, messages.checkedOn),
  status: checkedStatus,
});
export type LawCheckRequest = z.input<typeof lawCheckRequest>;

const seenMessage = "Назовите изменения, которые вы посмотрели";
const afterMessage = "Номер редакции — целое число от 1";

/** The notices that the owner has seen: newer ones stay open. */
const seen = z
  .array(z.string(seenMessage).refine(isId, seenMessage), seenMessage)
  .min(1, seenMessage)
  .max(200, seenMessage);

/** Body of `POST /api/documents/{id}/law-notices/accept`. */
export const acceptRequest = z.strictObject({
  notices: seen,
  /** The newest edition that the owner has seen. */
  after: z.int(afterMessage).min(1, afterMessage).max(9_999_999, afterMessage),
  /** The day from which the edition applies; by default today or the day of the first future change. */
  effectiveDate: z.iso.date("Дата — в виде 2026-12-31").optional(),
});

/** The request as it is sent, before parsing. */
export type AcceptRequest = z.input<typeof acceptRequest>;

/** Body of `POST /api/sites/{id}/law-notices/accept`: the documents with the notices that the owner has seen. */
export const acceptSiteRequest = z.strictObject({
  documents: z
    .array(
      acceptRequest
        .pick({ notices: true, after: true })
        .extend({ id: z.string(seenMessage).refine(isId, seenMessage) }),
      seenMessage,
    )
    .min(1, seenMessage)
    .max(maxSiteDocuments, "Слишком много документов")
    .refine(
      (documents) => new Set(documents.map(({ id }) => id)).size === documents.length,
      "Один документ назван дважды",
    ),
});
export type AcceptSiteRequest = z.input<typeof acceptSiteRequest>;

/** Body of `POST /api/documents/{id}/law-notices/dismiss`. */
export const dismissRequest = z.strictObject({ notices: seen });
