import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { definitionOf, questionKeys } from "@/lib/engine/questions/questions";
import type { Options } from "@/lib/engine/questions/vocabulary/definition";
import { documentTypes, formDocumentTypes } from "@/lib/engine/questions/vocabulary/options";

/** `UPDATE_SAMPLES=1` writes the keys that are new, and takes none out. */
const update = process.env.UPDATE_SAMPLES === "1";
const file = "lib/engine/questions/stored-keys.txt";
const readLines = () => readFileSync(file, "utf8").trimEnd().split("\n");

/** Every list of options, by the question that offers it, or by its column. */
const lists = questionKeys.flatMap((key): [name: string, options: Options][] => {
  const definition = definitionOf(key);
  if ("options" in definition) return [[key, definition.options]];
  return Object.entries("columns" in definition ? definition.columns : {}).flatMap(
    ([column, options]): [string, Options][] =>
      "options" in options ? [[`${key}.${column}`, options.options]] : [],
  );
});

const defined = [
  ...documentTypes.map((type) => `type.${type}`),
  ...lists.flatMap(([name, options]) => Object.keys(options).map((key) => `${name}.${key}`)),
];

test("no key that stored documents may contain was removed", () => {
  const removed = readLines().filter((key) => !defined.includes(key));
  const cure = "put them back, or migrate what is stored and take their lines out by hand";
  expect(removed, `${file} has what no definition has: ${cure}`).toEqual([]);
});

test("the list of stored keys contains every key", () => {
  const keys = [...new Set([...readLines(), ...defined])].sort();
  if (update) writeFileSync(file, `${keys.join("\n")}\n`);
  const cure = "UPDATE_SAMPLES=1 npm run test:unit -- lib/engine/questions";
  expect(readLines(), `${file} lacks keys or is out of order: ${cure}`).toEqual(keys);
});

test.each(lists)("every option of %s has a unique label in Russian typography", (_, list) => {
  const labels = Object.values(list);
  expect(new Set(labels).size).toBe(labels.length);
  for (const label of labels) expect(label).toMatch(/^[^\s"'][^"']*[^\s"']$/);
});

test("the form makes all types of documents except the short disclaimer", () => {
  expect(
    documentTypes.filter((type) => !formDocumentTypes.some((candidate) => candidate === type)),
  ).toEqual(["socialDisclaimer"]);
});
