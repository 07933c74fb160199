import { z } from "zod";
import { askedKindKeys, publicFormMessages as messages } from "@/content/duties/public-form";
import { isId } from "@/lib/core/ids";
import { line, lines } from "@/lib/engine/text";
import { requestLengths } from "@/lib/features/requests/messages";

/** Name and contact stand in one field of the register, with a sign between them. */
export const askedLengths = { name: 90, contact: 100, text: requestLengths.note } as const;

/**
 * Body of `POST /d/{publicId}/request` as a browser sends it: whatever it is, the page comes back with it, so that
 * nothing typed is lost. What is asked is said by `personAsks`.
 */
export const askedForm = z.object({
  id: z.string().default(""),
  kind: z.string().default(""),
  name: z.string().default(""),
  contact: z.string().default(""),
  text: z.string().default(""),
});
export type AskedForm = z.output<typeof askedForm>;

/** What a person asks. Neither a number of a document nor a file: they are not needed to keep a term. */
export const personAsks = z.object({
  /** Given with the empty form: the same form sent twice is one request. */
  id: z.string().refine(isId),
  kind: z.enum(askedKindKeys, messages.kind),
  name: line(askedLengths.name).min(1, messages.name),
  contact: line(askedLengths.contact).min(1, messages.contact),
  text: lines(askedLengths.text).min(1, messages.text),
});
export type PersonAsks = z.output<typeof personAsks>;
