import { z } from "zod";
import type { JsonSchema } from "@/lib/features/openapi/api-document";

/** Named schemas that were met on the way: `components.schemas`. */
export type NamedSchemas = Record<string, JsonSchema>;

/**
 * A zod schema as JSON Schema: `input` of what a caller sends, `output` of what is answered. What carries
 * an id in its metadata goes into `named` and is referred to. Transforms and refinements have no place
 * in JSON Schema: there the document says less than the server checks, never something else.
 */
export function toJsonSchema(
  schema: z.ZodType,
  io: "input" | "output",
  named: NamedSchemas,
): JsonSchema {
  const { $schema, $defs, ...root } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override: ({ jsonSchema }) => {
      // The format says it; zod's pattern next to it is two lines of leap years.
      if (jsonSchema.format === "date-time" || jsonSchema.format === "date") {
        delete jsonSchema.pattern;
      }
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    },
  }) as JsonSchema & { $schema?: string; $defs?: NamedSchemas };
  for (const [name, part] of Object.entries($defs ?? {})) named[name] = refer(part);
  const id = z.globalRegistry.get(schema)?.id;
  if (id === undefined) return refer(root);
  // Where zod has put it among the definitions, the root is but a reference to it.
  if (root.$ref === undefined) named[id] = refer(root);
  return { $ref: `#/components/schemas/${id}` };
}

/** Turns references within one schema into references within the document; drops the copied ids. */
function refer<T>(value: T): T {
  if (Array.isArray(value)) return value.map(refer) as T;
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value)
    .filter(([key, part]) => !(key === "id" && typeof part === "string"))
    .map(([key, part]) => [
      key,
      key === "$ref" && typeof part === "string"
        ? part.replace("#/$defs/", "#/components/schemas/")
        : refer(part),
    ]);
  return Object.fromEntries(entries) as T;
}
