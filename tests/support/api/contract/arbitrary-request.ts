import fc from "fast-check";
import type { ApiDocument, JsonSchema, Parameter } from "@/lib/features/openapi/api-document";
import type { DocumentedCall } from "@/tests/support/api/api-fixtures";
import type { Call } from "@/tests/support/api/calls/api-call";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import { anyCharacter } from "@/tests/support/arbitrary-text";

/** An arbitrary request whose `{id}`s are not filled in yet. */
export type ArbitraryRequest = {
  /** The value for each path segment: one of the fixture's resources, or this text. */
  parameters: Record<string, string>;
  search: string;
  options: Pick<Call, "json" | "body" | "headers">;
};

/** Texts that often break programs. */
const trickyTexts = [
  ...["", " ", "\u0000", "a\u0000b", "\ud800", "\u202e", "𝒳".repeat(300), "x".repeat(20_000)],
  ...["null", "-1", "1e999", "NaN", "true", "[]", "{}", "%00", "../../etc/passwd", "$where"],
  ...["' OR 1=1 --", "<script>alert(1)</script>", "{{answers}}", "__proto__", "constructor"],
  ...["2026-02-30", "9999-12-31T23:59:59Z", "0000-00-00", "юникод", "ООО «Ромашка»"],
];
const text = fc.oneof(
  fc.constantFrom(...trickyTexts),
  fc.string({ unit: anyCharacter, maxLength: 30 }),
  fc.string({ maxLength: 30 }),
);

/** Requests for a call, from valid ones to some that no client sends. */
export function requestFor(
  { route, operation }: DocumentedCall,
  document: ApiDocument,
  valuesFor: (name: string) => readonly string[],
): fc.Arbitrary<ArbitraryRequest> {
  const parameters = operation.parameters ?? [];
  const inPath = parameters.filter((parameter) => parameter.in === "path");
  const inQuery = parameters.filter((parameter) => parameter.in === "query");
  const segment = ({ name: parameter }: Parameter) =>
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...valuesFor(parameter)) },
      {
        weight: 1,
        arbitrary: text.filter((value) => !/\p{Surrogate}/u.test(value) && value.length < 200),
      },
    );
  return fc.record({
    parameters: fc.record(Object.fromEntries(inPath.map((item) => [item.name, segment(item)]))),
    search: searchOf(inQuery, document),
    options: operation.requestBody
      ? fc.oneof(
          {
            weight: 3,
            arbitrary: bodyOf(
              operation.requestBody.content["application/json"].schema ?? {},
              document,
              (route.example as object | undefined) ?? shopAnswers,
            ),
          },
          ...filesFor(route.files?.contentTypes ?? []),
        )
      : fc.constant({}),
  });
}

/** Magic bytes of the file types that calls accept; what follows is arbitrary. */
const fileHeads = ["", "%PDF-1.7\n1 0 obj\n", "PK\u0003\u0004", "\u00d0\u00cf\u0011\u00e0", "<p>"];

/** Files of a call's types, most of them corrupt; none for a call that takes no file. */
function filesFor(contentTypes: readonly string[]) {
  if (contentTypes.length === 0) return [];
  const bytes = fc
    .tuple(fc.constantFrom(...fileHeads), fc.uint8Array({ maxLength: 300 }))
    .map(([head, rest]) => Buffer.concat([Buffer.from(head, "latin1"), rest]));
  const file = fc
    .tuple(fc.constantFrom(...contentTypes), bytes)
    .map(([type, body]) => ({ body: new Blob([body]), headers: { "content-type": type } }));
  return [{ weight: 1, arbitrary: file }];
}

function searchOf(parameters: Parameter[], document: ApiDocument): fc.Arbitrary<string> {
  const values = parameters.map(({ name, required, schema }) => {
    const value = fc.oneof(
      { weight: 3, arbitrary: allowedBy(schema, document).map(String) },
      { weight: 1, arbitrary: text },
    );
    return fc.option(value, { freq: required ? 10 : 1, nil: undefined }).map((chosen) => ({
      name,
      chosen: chosen?.slice(0, 2000),
    }));
  });
  return fc.tuple(...values).map((pairs) => {
    const search = new URLSearchParams();
    for (const { name, chosen } of pairs) if (chosen !== undefined) search.append(name, chosen);
    return search.size > 0 ? `?${search}` : "";
  });
}

function bodyOf(
  schema: JsonSchema,
  document: ApiDocument,
  example: object,
): fc.Arbitrary<ArbitraryRequest["options"]> {
  const asJson = { "content-type": "application/json" };
  const byTheSchema = allowedBy(schema, document);
  const disturbed = fc
    .tuple(
      fc.constant(example),
      fc.dictionary(fieldOf(schema, document), anyJson(), { maxKeys: 3 }),
    )
    .map(([right, wrong]) => ({ ...right, ...wrong }));
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant({ json: example }) },
    { weight: 5, arbitrary: byTheSchema.map((json) => ({ json })) },
    { weight: 5, arbitrary: disturbed.map((json) => ({ json })) },
    { weight: 1, arbitrary: anyJson().map((json) => ({ json })) },
    { weight: 1, arbitrary: text.map((body) => ({ body, headers: asJson })) },
    {
      weight: 1,
      arbitrary: text.map((body) => ({ body, headers: { "content-type": "text/plain" } })),
    },
  );
}

const anyJson = () =>
  fc.oneof(fc.jsonValue({ maxDepth: 3 }), text, fc.constantFrom(null, -1, 1e308));

/** Names of the body's fields, and some unknown ones. */
function fieldOf(schema: JsonSchema, document: ApiDocument): fc.Arbitrary<string> {
  const known = [schema, ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]
    .map((part) => resolve(part, document))
    .flatMap((part) => [part, ...(part.oneOf ?? [])])
    .flatMap((part) => Object.keys(resolve(part, document).properties ?? {}));
  return fc.constantFrom(...known, "unknown", "id", "userId", "role");
}

function resolve(schema: JsonSchema, document: ApiDocument): JsonSchema {
  const name = schema.$ref?.replace("#/components/schemas/", "");
  return name === undefined ? schema : (document.components.schemas[name] ?? {});
}

/** Values that a schema allows. */
function allowedBy(reference: JsonSchema, document: ApiDocument): fc.Arbitrary<unknown> {
  const schema = resolve(reference, document);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => allowedBy(choice, document)));
  switch (schema.type) {
    case "string":
      return stringOf(schema);
    case "integer":
    case "number":
      return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1_000_000 });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return fc.array(allowedBy(schema.items ?? {}, document), {
        minLength: schema.minItems,
        maxLength: Math.min(schema.maxItems ?? 5, 5),
      });
    case "object":
      return objectOf(schema, document);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function objectOf(schema: JsonSchema, document: ApiDocument): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties, propertyNames } = schema;
  if (typeof additionalProperties === "object") {
    const key = propertyNames ? allowedBy(propertyNames, document).map(String) : text;
    return fc.dictionary(key, allowedBy(additionalProperties, document), { maxKeys: 5 });
  }
  const fields: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(
    Object.entries(properties).map(([name, part]) => [name, allowedBy(part, document)]),
  );
  return fc.record(fields, { requiredKeys: required });
}

function stringOf({
  pattern,
  format,
  minLength,
  maxLength = 60,
}: JsonSchema): fc.Arbitrary<string> {
  if (format === "date") return fc.constantFrom("2026-12-01", "2024-02-29", "1999-01-01");
  if (format === "date-time") return fc.constantFrom("2026-11-21T10:00:00.000Z");
  if (pattern) {
    try {
      return fc.stringMatching(new RegExp(pattern));
    } catch {
      // fast-check cannot generate a text for this pattern: any other will be rejected, which is fine too.
    }
  }
  const likely: string[] = [
    "info@romashka.example",
    "https://romashka.example",
    "Ромашка",
    "7707083893",
  ];
  return fc.oneof(
    fc.constantFrom(...likely),
    fc.string({ minLength, maxLength: Math.max(minLength ?? 0, Math.min(maxLength, 60)) }),
    text,
  );
}
