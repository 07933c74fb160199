import { z } from "zod";
import type { ApiDocument, ApiResponse, JsonSchema } from "@/lib/features/openapi/api-document";
import type { DocumentedCall } from "@/tests/support/api/api-fixtures";

/** Contract violations of a response as a reader of the published document sees them. */
export type DocumentFaults = (call: DocumentedCall, response: Response) => Promise<string[]>;

/**
 * Validates responses against the published JSON Schema, not the zod schema that it is generated from, so that anything
 * lost in the conversion shows.
 */
export function newDocumentFaults(document: ApiDocument): DocumentFaults {
  const validators = new Map<JsonSchema, z.ZodType>();
  const definitions = pointToDefinitions(document.components.schemas);
  const validatorOf = (schema: JsonSchema): z.ZodType => {
    const known = validators.get(schema);
    if (known) return known;
    const whole = { ...(pointToDefinitions(schema) as object), $defs: definitions };
    const made = z.fromJSONSchema(whole as Parameters<typeof z.fromJSONSchema>[0]);
    validators.set(schema, made);
    return made;
  };

  return async ({ operation }, response) => {
    const declared = resolve(operation.responses[response.status], document);
    if (!declared) return [`${response.status} is not in the document`];
    const body = Buffer.from(await response.arrayBuffer());
    const content = declared.content ?? {};
    if (Object.keys(content).length === 0) {
      return body.length === 0 ? [] : ["a body that the document does not have"];
    }
    const type = response.headers.get("content-type") ?? "";
    const essence = (text: string) => text.split(";")[0]?.trim().toLowerCase();
    const media = Object.entries(content).find(([key]) => essence(key) === essence(type))?.[1];
    if (!media) return [`${type} is not in the document`];
    if (essence(type) !== "application/json" || !media.schema) return [];
    const parsed = validatorOf(media.schema).safeParse(JSON.parse(body.toString("utf8")));
    return (parsed.error?.issues ?? []).map(
      ({ path, message }) => `document: response.${path.join(".")}: ${message}`,
    );
  };
}

function resolve(response: ApiResponse | undefined, document: ApiDocument) {
  if (!response || !("$ref" in response)) return response;
  const found = document.components.responses[response.$ref.replace(/^.*\//, "")];
  return found && !("$ref" in found) ? found : undefined;
}

/** Rewrites references into the document as references within one schema. */
function pointToDefinitions(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(pointToDefinitions);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      key === "$ref" && typeof part === "string"
        ? part.replace("#/components/schemas/", "#/$defs/")
        : pointToDefinitions(part),
    ]),
  );
}
