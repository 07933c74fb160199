import { z } from "zod";
import {
  publicFormMessages as messages,
  publicRequestKindKeys,
} from "@/content/duties/public-form";
import { isId } from "@/lib/core/ids";
import { line, lines } from "@/lib/engine/text";
import { requestLengths } from "@/lib/features/requests/messages";

/** Name and contact stand in one field of the register, with a sign between them. */
export const publicFormLengths = { name: 90, contact: 100, text: requestLengths.note } as const;

/**
 * Body of `POST /d/{publicId}/request` as a browser sends it: whatever it is, the page comes back with it, so that
 * nothing typed is lost. What is asked is said by `publicFormInput`.
 */
export const rawPublicForm = z.object({
  id: z.string().default(""),
  kind: z.string().default(""),
  name: z.string().default(""),
  contact: z.string().default(""),
  text: z.string().default(""),
});
export type RawPublicForm = z.output<typeof rawPublicForm>;

/** What a person asks. Neither a number of a document nor a file: they are not needed to keep a term. */
export const publicFormInput = z.object({
  /** Given with the empty form: the same form sent twice is one request. */
  id: z.string().refine(isId),
  kind: z.enum(publicRequestKindKeys, messages.kind),
  name: line(publicFormLengths.name).min(1, messages.name),
  contact: line(publicFormLengths.contact).min(1, messages.contact),
  text: lines(publicFormLengths.text).min(1, messages.text),
});
export type PublicFormInput = z.output<typeof publicFormInput>;
