/** Resolves paths to their definitions, inside the loops around them: used by the check and by `assemble`. */
import type { FactDefinition, Vocabulary } from "@/lib/engine/facts/known/vocabulary";

/** A turn of a loop over rows: its columns are the facts. */
type RecordDefinition = { kind: "record"; label: string; field?: string; row: Vocabulary };
export type VariableDefinition = FactDefinition | RecordDefinition;

/** Loop variables in scope, by name. */
export type Variables = ReadonlyMap<string, VariableDefinition>;

/** `цель.сроки` → `["цель", "сроки"]`; the column is the empty string when there is no dot. */
export function splitVariable(path: string): readonly [variable: string, column: string] {
  let parts = splitPaths.get(path);
  if (parts === undefined) {
    const dot = path.indexOf(".");
    parts = dot === -1 ? [path, ""] : [path.slice(0, dot), path.slice(dot + 1)];
    splitPaths.set(path, parts);
  }
  return parts;
}

/**
 * Cached: paths come from templates, never from answers, so there are a few hundred, each looked up in every row of a
 * loop.
 */
const splitPaths = new Map<string, readonly [variable: string, column: string]>();

/** Returns the definition of a path, or undefined. A loop variable hides a fact of the same name. */
export function findDefinition(
  path: string,
  vocabulary: Vocabulary,
  variables: Variables,
): VariableDefinition | undefined {
  if (variables.size > 0) {
    const [variable, column] = splitVariable(path);
    const element = variables.get(variable);
    if (element) return column === "" ? element : definitionOfColumn(element, column);
  }
  return getOwn(vocabulary, path);
}

/** Returns the definition of a column of a loop variable; undefined when there is no such column. */
export const definitionOfColumn = (
  element: VariableDefinition,
  column: string,
): FactDefinition | undefined =>
  element.kind === "record" ? getOwn(element.row, column) : undefined;

/**
 * Returns the definition of a loop variable over this fact.
 * @returns undefined when the fact is no list
 */
export function toElement(definition: VariableDefinition): VariableDefinition | undefined {
  const { kind, label, field } = definition;
  switch (kind) {
    case "rows":
      return { kind: "record", label, field, row: definition.row ?? {} };
    case "texts":
      return { kind: "text", label, field };
    case "choices":
      return { kind: "choice", label, field, options: definition.options };
    default:
      return undefined;
  }
}

/** Reads an own property. Paths come from text: `constructor` must not match inherited ones. */
export function getOwn<T>(record: Record<string, T>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
