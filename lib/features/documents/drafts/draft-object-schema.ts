import { z } from "zod";
import { cleanText } from "@/lib/core/clean-text";
import { InvariantError } from "@/lib/core/invariant";

/** Longer than any field of the form takes, so that a pasted text is kept until it is shortened. */
const maxTextLength = 30_000;
const maxListLength = 200;

/** Text as it is typed: nothing is trimmed, but what the database cannot store goes. */
const text = z
  .string("Ожидается текст")
  .max(maxTextLength, `Не длиннее ${maxTextLength} символов`)
  .overwrite(cleanText);

/**
 * The schema of the same form while it is being filled in: the same fields, none of them needed, each
 * with any value of the right kind within sizes. It follows the form's own schema, so that a field
 * that is added there can be saved in a draft.
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

/** The fields of a form: all optional, null for «not given», unknown ones refused. */
export function draftObjectSchema(shape: Record<string, z.core.$ZodType>) {
  const fields = Object.entries(shape).map(([name, schema]) => [name, halfTyped(schema).nullish()]);
  return z.strictObject(Object.fromEntries(fields) as Record<string, z.ZodType>);
}
