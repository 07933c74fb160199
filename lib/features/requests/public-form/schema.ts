import { z } from "zod";
import {
  publicFormMessages as messages,
  publicRequestKindKeys,
} from "@/content/requests/public-form";
import { isId } from "@/lib/core/ids";
import { lineSchema, multilineSchema } from "@/lib/engine/text-schemas";
import { requestLengths } from "@/lib/features/requests/messages";

/** Name and contact are stored in one field of the register, with a separator. */
export const publicFormLengths = { name: 90, contact: 100, text: requestLengths.note } as const;

/**
 * Body of `POST /d/{publicId}/request` as a browser sends it: any values are accepted, so that the page can be shown
 * again without losing what was typed. `publicFormInput` checks them.
 */
export const rawPublicForm = z.object({
  id: z.string().default(""),
  kind: z.string().default(""),
  name: z.string().default(""),
  contact: z.string().default(""),
  text: z.string().default(""),
});
export type RawPublicForm = z.output<typeof rawPublicForm>;

/** A person's request. No identity documents and no files: they are not needed to meet the deadline. */
export const publicFormInput = z.object({
  /** Generated with the empty form: the same form sent twice is one request. */
  id: z.string().refine(isId),
  kind: z.enum(publicRequestKindKeys, messages.kind),
  name: lineSchema(publicFormLengths.name).min(1, messages.name),
  contact: lineSchema(publicFormLengths.contact).min(1, messages.contact),
  text: multilineSchema(publicFormLengths.text).min(1, messages.text),
});
export type PublicFormInput = z.output<typeof publicFormInput>;
