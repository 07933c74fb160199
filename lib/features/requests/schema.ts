import { z } from "zod";
import { requestChannelKeys, requestKindKeys, requestOutcomeKeys } from "@/content/requests/kinds";
import { isId } from "@/lib/core/ids";
import { isRecordDate } from "@/lib/core/time/moscow-days";
import { lineSchema, multilineSchema } from "@/lib/engine/text-schemas";
import {
  requestLengths as maxLengths,
  requestMessages as messages,
} from "@/lib/features/requests/messages";

const day = (message: string) => z.string(message).refine(isRecordDate, message);

/** Segments of `/api/sites/{id}/requests`. */
export const siteRequestsParams = z.object({ id: z.string().refine(isId) });

/** Segments of `/api/sites/{id}/requests/{request}`. */
export const siteRequestParams = siteRequestsParams.extend({ request: z.string().refine(isId) });

const entry = {
  kind: z.enum(requestKindKeys, messages.kind),
  channel: z.enum(requestChannelKeys, messages.channel),
  receivedOn: day(messages.day),
  /** The requester, in as few words as the owner needs to recognise them. */
  person: lineSchema(maxLengths.person, messages.person),
  incoming: lineSchema(maxLengths.number),
  note: multilineSchema(maxLengths.note),
};

/** Body of `POST /api/sites/{id}/requests`: a received request. Days are Moscow's. */
export const recordEntryRequest = z.strictObject({
  ...entry,
  person: entry.person.default(""),
  incoming: entry.incoming.default(""),
  note: entry.note.default(""),
});
export type RecordEntryRequest = z.input<typeof recordEntryRequest>;
export type NewRequest = z.output<typeof recordEntryRequest>;

/** Body of `PATCH …/{request}`: the corrected fields; absent ones stay. */
export const correctionRequest = z
  .strictObject(entry)
  .partial()
  .refine((body) => Object.keys(body).length > 0, messages.nothingToMend);
export type CorrectionRequest = z.input<typeof correctionRequest>;

/** Body of `PUT …/extension`: the notice that the law requires of an operator who needs more time. */
export const extensionRequest = z.strictObject({
  extendedOn: day(messages.day),
  reason: z
    .string(messages.reason)
    .pipe(multilineSchema(maxLengths.reason).min(1, messages.reason)),
});
export type ExtensionRequest = z.input<typeof extensionRequest>;

/** Body of `PUT …/answer`. */
export const answerRequest = z.strictObject({
  answeredOn: day(messages.day),
  outcome: z.enum(requestOutcomeKeys, messages.outcome),
  outgoing: lineSchema(maxLengths.number).default(""),
  note: multilineSchema(maxLengths.note).default(""),
});
export type AnswerRequest = z.input<typeof answerRequest>;

/** Query of `GET …/file`: one of the answers for the request's kind. */
export const answerFileQuery = z.object({
  text: z.string(messages.text).max(40, messages.text),
  format: z.enum(["docx", "pdf"], messages.format),
});
export type AnswerFileQuery = z.output<typeof answerFileQuery>;
