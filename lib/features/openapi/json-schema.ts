import { z } from "zod";
import type { JsonSchema } from "@/lib/features/openapi/api-document";

/** Collects the named schemas: `components.schemas`. */
export type NamedSchemas = Record<string, JsonSchema>;

/**
 * Converts a zod schema to JSON Schema: `input` for requests, `output` for responses. Schemas with an id in their
 * metadata go into `named` and become references. JSON Schema cannot express transforms and refinements: there the
 * document says less than the server checks, but nothing wrong.
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
      // The format says it already; zod's pattern would be two lines about leap years.
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
  // When zod has moved it to the definitions, the root is only a reference to it.
  if (root.$ref === undefined) named[id] = refer(root);
  return { $ref: `#/components/schemas/${id}` };
}

/** Turns references within one schema into references within the document; removes the copied ids. */
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
