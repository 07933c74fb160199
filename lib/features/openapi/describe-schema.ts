import type { ApiDocument, JsonSchema } from "@/lib/features/openapi/api-document";

/** A field as a row of `/api-docs`. */
export type DescribedField = { name: string; kind: string; required: boolean; note: string };

const kinds: Record<string, string> = {
  string: "строка",
  integer: "целое число",
  number: "число",
  boolean: "да или нет",
  object: "объект",
  array: "список",
  null: "null",
};

/** Longer lists of values are only in the machine-readable document. */
const maxChoices = 12;

/** The fields of a JSON object, including those of its variants; empty for anything else. */
export function describeFields(schema: JsonSchema, document: ApiDocument): DescribedField[] {
  const resolved = resolve(schema, document);
  const variants = resolved.oneOf ?? resolved.anyOf;
  if (variants) {
    const fields = new Map<string, DescribedField>();
    for (const field of variants.flatMap((variant) => describeFields(variant, document))) {
      if (!fields.has(field.name)) fields.set(field.name, field);
    }
    return [...fields.values()];
  }
  if (resolved.type === "array") return describeFields(resolved.items ?? {}, document);
  const { properties = {}, required = [] } = resolved;
  return Object.entries(properties).map(([name, part]) => ({
    name,
    kind: describeKind(part, document),
    required: required.includes(name),
    note: describeNote(part),
  }));
}

/** «строка», «список: объект Edition», «privacy, terms, …». */
export function describeKind(schema: JsonSchema, document: ApiDocument): string {
  const name = schema.$ref?.split("/").at(-1);
  if (name) return `объект ${name}`;
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) {
    const words = variants.map((variant) => describeKind(variant, document));
    return [...new Set(words)].join(" или ");
  }
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) {
    const choices = schema.enum.slice(0, maxChoices).map(String).join(", ");
    return schema.enum.length > maxChoices ? `${choices}…` : choices;
  }
  if (schema.type === "array") return `список: ${describeKind(schema.items ?? {}, document)}`;
  if (schema.format === "date-time") return "время, ISO 8601";
  if (schema.format === "date") return "дата, ГГГГ-ММ-ДД";
  return (
    [schema.type ?? []]
      .flat()
      .map((type) => kinds[type] ?? type)
      .join(" или ") || "значение"
  );
}

function describeNote({
  description,
  default: otherwise,
  maxLength,
  maxItems,
}: JsonSchema): string {
  const notes = [description];
  if (maxLength !== undefined) notes.push(`до ${maxLength} знаков`);
  if (maxItems !== undefined) notes.push(`не больше ${maxItems}`);
  const isSaid = ["string", "number", "boolean"].includes(typeof otherwise);
  if (isSaid) notes.push(`если не указать: ${String(otherwise)}`);
  return notes.filter(Boolean).join("; ");
}

function resolve(schema: JsonSchema, document: ApiDocument): JsonSchema {
  const name = schema.$ref?.split("/").at(-1);
  return name ? (document.components.schemas[name] ?? {}) : schema;
}
