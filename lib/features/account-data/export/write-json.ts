/** A value of the export: JSON, or a list that is read while it is written. */
export type Exported =
  | string
  | number
  | boolean
  | null
  | readonly Exported[]
  | { [key: string]: Exported }
  | AsyncIterable<Exported>;

/**
 * Yields the value as indented JSON in pieces, so that a list read page by page is never in memory as a whole. Each
 * piece is yielded before the next item is read.
 */
export async function* writeJson(value: Exported, indent = ""): AsyncGenerator<string> {
  if (isAsync(value)) yield* writeList(value, indent);
  else if (isObject(value)) yield* writeObject(value, indent);
  else yield JSON.stringify(value, null, 2).replaceAll("\n", `\n${indent}`);
}

async function* writeList(items: AsyncIterable<Exported>, indent: string): AsyncGenerator<string> {
  const inner = `${indent}  `;
  let before = "[";
  for await (const item of items) {
    yield `${before}\n${inner}`;
    yield* writeJson(item, inner);
    before = ",";
  }
  yield before === "[" ? "[]" : `\n${indent}]`;
}

async function* writeObject(
  object: { [key: string]: Exported },
  indent: string,
): AsyncGenerator<string> {
  const inner = `${indent}  `;
  let before = "{";
  for (const [key, value] of Object.entries(object)) {
    yield `${before}\n${inner}${JSON.stringify(key)}: `;
    yield* writeJson(value, inner);
    before = ",";
  }
  yield before === "{" ? "{}" : `\n${indent}}`;
}

function isAsync(value: Exported): value is AsyncIterable<Exported> {
  return typeof value === "object" && value !== null && Symbol.asyncIterator in value;
}

function isObject(value: Exported): value is { [key: string]: Exported } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
