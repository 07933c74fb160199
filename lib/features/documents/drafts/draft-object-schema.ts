import { z } from "zod";
import { InvariantError } from "@/lib/core/invariant";
import { cleanText } from "@/lib/core/text/clean-text";

/** Longer than any field of the form may be, so that a pasted text is kept until the user shortens it. */
const maxTextLength = 30_000;
const maxListLength = 200;

/** Text as typed: not trimmed, but without characters that the database cannot store. */
const text = z
  .string("Ожидается текст")
  .max(maxTextLength, `Не длиннее ${maxTextLength} символов`)
  .overwrite(cleanText);

/**
 * Derives the schema of a draft from the form's own: the same fields, all optional, each with any value of the right
 * kind and size. A field that is added to the form can then be saved in a draft too.
 * @throws InvariantError for a kind of schema that the form does not use yet.
 */
function halfTyped(schema: z.core.$ZodType): z.ZodType {
  if (schema instanceof z.ZodObject) return draftObjectSchema(schema.shape);
  if (schema instanceof z.ZodArray) {
    return z
      .array(halfTyped(schema.element), "Ожидается список")
      .max(maxListLength, `Не больше ${maxListLength} строк`);
  }
  if (schema instanceof z.ZodRecord) {
    return z
      .record(schema.keyType, halfTyped(schema.valueType))
      .refine((values) => Object.keys(values).length <= maxListLength, "Слишком много ответов");
  }
  if (schema instanceof z.ZodBoolean) return z.boolean("Ожидается «да» или «нет»");
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return halfTyped(schema.unwrap());
  }
  if (schema instanceof z.ZodPipe) {
    // `preprocess` has its transform before the schema, `transform` behind it.
    return halfTyped(schema.in instanceof z.ZodTransform ? schema.out : schema.in);
  }
  if (
    schema instanceof z.ZodString ||
    schema instanceof z.ZodEnum ||
    schema instanceof z.ZodLiteral
  ) {
    return text;
  }
  throw new InvariantError(`A draft cannot keep a field of kind ${schema._zod.def.type}`);
}

/** The fields of a draft: all optional, null for «not given», unknown ones rejected. */
export function draftObjectSchema(shape: Record<string, z.core.$ZodType>) {
  const fields = Object.entries(shape).map(([name, schema]) => [name, halfTyped(schema).nullish()]);
  return z.strictObject(Object.fromEntries(fields) as Record<string, z.ZodType>);
}
