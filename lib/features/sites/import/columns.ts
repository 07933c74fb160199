/** The columns of a table of sites: the site's name, and the questions of the form whose definition names a column. */
import { nameColumn } from "@/content/sites/import";
import { siteField } from "@/lib/engine/answers/identifying-answers";
import { definitionOf, type KeyWith, keysWith } from "@/lib/engine/questions/questions";
import { formDocumentTypes } from "@/lib/engine/questions/vocabulary/options";

/** Questions that a table may answer. */
export type ColumnKey = KeyWith<"importColumn", readonly string[]>;
export type ImportColumn = ColumnKey | "name";

const keys = keysWith("importColumn") as ColumnKey[];
const isAskedForAll = (key: ColumnKey) =>
  formDocumentTypes.every((type) => askedFor(key).includes(type));

/** In the order of the sample: the site, then what all documents ask of its owner, then the rest. */
export const importColumns: readonly ImportColumn[] = [
  siteField,
  "name",
  ...keys.filter((key) => key !== siteField && isAskedForAll(key)),
  ...keys.filter((key) => !isAskedForAll(key)),
];

/** The names by which a column is known. Capitals, spaces and marks do not count. */
export const columnNames = (column: ImportColumn): readonly string[] =>
  (column === "name" ? nameColumn : definitionOf(column).importColumn) ?? [];

/** What a column is called in the sample and in messages. */
export const columnLabel = (column: ImportColumn): string => columnNames(column)[0] ?? column;

function askedFor(key: ColumnKey): readonly string[] {
  const definition = definitionOf(key);
  return "askedFor" in definition ? definition.askedFor : [];
}
