import { z } from "zod";
import { requestChannelKeys, requestKindKeys, requestOutcomeKeys } from "@/content/duties/requests";
import { isId } from "@/lib/core/ids";
import { isDate } from "@/lib/core/moscow-days";
import { line, lines } from "@/lib/engine/text";
import {
  requestMessages as messages,
  requestLengths as most,
} from "@/lib/features/requests/messages";

const day = (message: string) => z.string(message).refine(isDate, message);

/** Segments of `/api/sites/{id}/requests`. */
export const siteRequestsParams = z.object({ id: z.string().refine(isId) });

/** Segments of `/api/sites/{id}/requests/{request}`. */
export const siteRequestParams = siteRequestsParams.extend({ request: z.string().refine(isId) });

/** Body of `POST /api/sites/{id}/requests`: what has come. Days are Moscow's. */
export const newRequestRequest = z.strictObject({
  kind: z.enum(requestKindKeys, messages.kind),
  channel: z.enum(requestChannelKeys, messages.channel),
  receivedOn: day(messages.day),
  /** Who asks, as short as the owner can find them again by it. */
  person: line(most.person, messages.person).default(""),
  incoming: line(most.number).default(""),
  note: lines(most.note).default(""),
});
export type NewRequestRequest = z.input<typeof newRequestRequest>;
export type NewRequest = z.output<typeof newRequestRequest>;

/** Body of `PUT …/extension`: the notice that the law wants of an operator who needs more time. */
export const extensionRequest = z.strictObject({
  extendedOn: day(messages.day),
  reason: z.string(messages.reason).pipe(lines(most.reason).min(1, messages.reason)),
});
export type ExtensionRequest = z.input<typeof extensionRequest>;

/** Body of `PUT …/answer`. */
export const answerRequest = z.strictObject({
  answeredOn: day(messages.day),
  outcome: z.enum(requestOutcomeKeys, messages.outcome),
  outgoing: line(most.number).default(""),
  note: lines(most.note).default(""),
});
export type AnswerRequest = z.input<typeof answerRequest>;
