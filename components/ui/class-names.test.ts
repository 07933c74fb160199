// @module-tag slow
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { extendTailwindMerge } from "tailwind-merge";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { classNames } from "@/components/ui/class-names";

/** All of Tailwind, with the sizes and shadows of tokens.css. */
const mergeByWholeTable = extendTailwindMerge({
  extend: {
    classGroups: { "font-size": [{ text: ["2xs"] }], shadow: [{ shadow: ["sheet", "float"] }] },
  },
});

const parse = (path: string) =>
  ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, false);

const sources = ["app", "components"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`),
  )
  .filter((path) => path.endsWith(".tsx"))
  .map(parse);

function visit(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node);
  ts.forEachChild(node, (child) => visit(child, see));
}

/** The string literals inside a node. */
function stringsIn(node: ts.Node): string[] {
  const strings: string[] = [];
  visit(node, (inner) => {
    if (ts.isStringLiteralLike(inner)) strings.push(inner.text);
    if (ts.isTemplateHead(inner) || ts.isTemplateMiddleOrTemplateTail(inner))
      strings.push(inner.text);
  });
  return strings;
}

/** The source file of each name imported from our own code. */
function importsOf(source: ts.SourceFile): Map<string, string> {
  const files = new Map<string, string>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const from = (statement.moduleSpecifier as ts.StringLiteral).text.replace("@/", "");
    const file = [`${from}.tsx`, `${from}.ts`].find((path) => existsSync(path));
    const names = statement.importClause?.namedBindings;
    if (!file || !names || !ts.isNamedImports(names)) continue;
    for (const { name } of names.elements) files.set(name.text, file);
  }
  return files;
}

const isJoined = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) &&
  ts.isIdentifier(node.expression) &&
  node.expression.text === "classNames";

/** Class names joined by the components of a file: strings in the call, and those of constants used there. */
function ownClasses(source: ts.SourceFile): string[] {
  let isPart = false;
  visit(source, (node) => {
    isPart ||= isJoined(node);
  });
  if (!isPart) return [];
  const looks = [...importsOf(source).values()].filter((file) =>
    /-(classes|variants)\.ts$/.test(file),
  );
  return [source, ...looks.map(parse)].flatMap((file) =>
    file.statements.filter((statement) => !ts.isImportDeclaration(statement)).flatMap(stringsIn),
  );
}

const ownOf = new Map(sources.map((source) => [source.fileName, ownClasses(source)]));

/** Each component's own classes combined with every `className` passed to it. */
const pairs = new Set<string>();
for (const source of sources) {
  const files = importsOf(source);
  visit(source, (node) => {
    if (isJoined(node)) pairs.add(node.arguments.flatMap(stringsIn).join(" "));
    if (!ts.isJsxOpeningElement(node) && !ts.isJsxSelfClosingElement(node)) return;
    if (!ts.isIdentifier(node.tagName)) return;
    const own = ownOf.get(files.get(node.tagName.text) ?? "") ?? [];
    for (const attribute of node.attributes.properties) {
      if (!ts.isJsxAttribute(attribute) || !attribute.initializer) continue;
      if ((attribute.name as ts.Identifier).text !== "className") continue;
      const passed = stringsIn(attribute.initializer).join(" ");
      for (const classes of own) pairs.add(`${classes} ${passed}`);
    }
  });
}

describe("classNames", () => {
  test("is tested with all class names that the sources combine", () => {
    expect(pairs.size).toBeGreaterThan(1000);
    expect(pairs.has("size-11 [&_svg]:size-5 size-9")).toBe(true);
  });

  test("merges them as the complete table of Tailwind does", () => {
    const namesOf = (classes: string) => new Set(classes.split(" "));
    const wrong = [...pairs].filter(
      (classes) =>
        !isDeepStrictEqual(namesOf(classNames(classes)), namesOf(mergeByWholeTable(classes))),
    );
    expect(wrong).toEqual([]);
  });
});
