/** Which keys of the document form a source names: by their words, or by constants that stand for them. */
import { readFileSync } from "node:fs";
import ts from "typescript";
import { type QuestionKey, questionKeys } from "@/lib/engine/questions/questions";

const keys = new Set<string>(questionKeys);
const isKey = (name: string | undefined): name is QuestionKey =>
  name !== undefined && keys.has(name);

export const textOf = (name: ts.Node): string | undefined =>
  ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : undefined;

/** The sample of a body that a route gives: `example: { … }`. */
const isExample = (node: ts.Node): boolean =>
  ts.isPropertyAssignment(node) && textOf(node.name) === "example";

/** Over all nodes but those of examples. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  if (isExample(node)) return;
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

/** What a node names: a property, or a whole string. */
export function nameIn(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isBindingElement(node)) return textOf(node.propertyName ?? node.name);
  const isProperty =
    ts.isPropertyAssignment(node) ||
    ts.isShorthandPropertyAssignment(node) ||
    ts.isPropertySignature(node) ||
    ts.isJsxAttribute(node);
  return isProperty ? textOf(node.name) : undefined;
}

/** What SQL in a tagged template quotes as text, such as a key of stored JSON: `"formData"->>'inn'`. */
export function textsOfSql(node: ts.Node): string[] {
  if (!ts.isTaggedTemplateExpression(node)) return [];
  const { template } = node;
  const parts = ts.isNoSubstitutionTemplateLiteral(template)
    ? [template]
    : [template.head, ...template.templateSpans.map(({ literal }) => literal)];
  const quoted = parts
    .map(({ text }) => text)
    .join("")
    .match(/'[^']*'/g);
  // A path may have several: '{inn,value}', '$.inn'.
  return (quoted ?? []).flatMap((text) => text.match(/\w+/g) ?? []);
}

export type Source = { file: string; text: string };

export const readSource = (file: string): Source => ({ file, text: readFileSync(file, "utf8") });

/** Read as code only when one of the words stands in it, for most have none. */
function walkWith(
  { file, text }: Source,
  words: readonly string[],
  visit: (node: ts.Node) => void,
): void {
  if (words.length === 0 || !new RegExp(`\\b(?:${words.join("|")})\\b`).test(text)) return;
  walk(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true), visit);
}

/** The keys that a source names as a property, as a whole string or in the text of SQL. */
export function wordsIn(source: Source, wanted: readonly string[]): Set<string> {
  const words = new Set<string>();
  walkWith(source, wanted, (node) => {
    for (const name of [nameIn(node), ...textsOfSql(node)]) {
      if (name !== undefined && wanted.includes(name)) words.add(name);
    }
  });
  return words;
}

/** A constant that stands for a key. */
export type Alias = {
  /** As `module#name`. */
  id: string;
  key: string;
  /** Whether the constant is of the type `KeyWith`: a role or a kind, of which the definitions know the key. */
  isByProperty: boolean;
};

const idOf = (file: string, name: string): string =>
  `${file.replace(/\.(ts|tsx|mjs)$/, "")}#${name}`;

/** The constants of a source that stand for a key. */
export function aliasesIn(source: Source): Alias[] {
  const found: Alias[] = [];
  const hasOne = new RegExp(`[:=]\\s*"(?:${questionKeys.join("|")})"`).test(source.text);
  walkWith(source, hasOne ? ["const"] : [], (node) => {
    if (!(ts.isVariableDeclaration(node) && node.initializer && ts.isIdentifier(node.name))) return;
    const { name, type } = node;
    let value: ts.Expression = node.initializer;
    while (ts.isSatisfiesExpression(value) || ts.isAsExpression(value)) value = value.expression;
    if (!(ts.isStringLiteralLike(value) && isKey(value.text))) return;
    const isByProperty =
      type !== undefined && ts.isTypeReferenceNode(type) && textOf(type.typeName) === "KeyWith";
    found.push({ id: idOf(source.file, name.text), key: value.text, isByProperty });
  });
  return found;
}

/** The keys that a source names by constants of other files. */
export function aliasedIn(source: Source, aliases: readonly Alias[]): string[] {
  const names = aliases.map(({ id }) => id.split("#")[1] ?? "");
  const found: string[] = [];
  walkWith(source, names, (node) => {
    if (!ts.isImportSpecifier(node)) return;
    const module = textOf(node.parent.parent.parent.moduleSpecifier) ?? "";
    const id = idOf(module.replace(/^@\//, ""), (node.propertyName ?? node.name).text);
    found.push(...aliases.filter((alias) => alias.id === id).map(({ key }) => key));
  });
  return found;
}
