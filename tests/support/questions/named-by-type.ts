/** Finds where a word is a key of the document form, by asking the compiler; this takes about twenty seconds. */
import path from "node:path";
import ts from "typescript";
import { nameIn, textOf, textsOfSql, walk } from "@/tests/support/questions/named-keys";

/**
 * In which files a word is a key of the form. That is a property that the definitions declare, or of a type that has
 * several other keys too, and a string where one of those is as good. SQL has no types: a key of stored JSON counts.
 * @param files those that have the words
 * @param wanted keys that are words for other things too
 * @param unmistakable keys that mean nothing else
 */
export function namedByType(
  files: readonly string[],
  wanted: readonly string[],
  unmistakable: readonly string[],
): Map<string, string[]> {
  const config = ts.readConfigFile("tsconfig.json", ts.sys.readFile).config as unknown;
  const { options } = ts.parseJsonConfigFileContent(
    config,
    { ...ts.sys, readDirectory: () => [] },
    ".",
  );
  const questionsFile = "lib/engine/questions/questions.ts";
  const program = ts.createProgram([questionsFile, ...files], { ...options, incremental: false });
  const checker = program.getTypeChecker();
  const defined = new Set(definedProperties(program, questionsFile));

  const partsOf = (type: ts.Type) => (type.isUnion() ? type.types : [type]);
  const isForm = (type: ts.Type | undefined, key: string): boolean =>
    type !== undefined &&
    partsOf(type).some((part) => {
      const property = checker.getPropertyOfType(part, key);
      if (!property) return false;
      if (property.declarations?.some((item) => defined.has(item))) return true;
      const others = unmistakable.filter((other) => checker.getPropertyOfType(part, other));
      return others.length > 2;
    });
  const isKeyType = (type: ts.Type | undefined): boolean =>
    type !== undefined &&
    partsOf(type).some((part) => part.isStringLiteral() && unmistakable.includes(part.value));

  function isNamed(node: ts.Node, key: string): boolean {
    if (ts.isPropertyAccessExpression(node)) {
      return isForm(checker.getTypeAtLocation(node.expression), key);
    }
    if (ts.isBindingElement(node)) return isForm(checker.getTypeAtLocation(node.parent), key);
    if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) {
      return isForm(checker.getContextualType(node.parent), key);
    }
    return ts.isStringLiteralLike(node) && isNamedByText(node, key);
  }
  function isNamedByText(node: ts.StringLiteralLike, key: string): boolean {
    const { parent } = node;
    if (ts.isElementAccessExpression(parent)) {
      return isForm(checker.getTypeAtLocation(parent.expression), key);
    }
    if (ts.isLiteralTypeNode(parent)) return isNamedInType(parent, key);
    if (ts.isBinaryExpression(parent)) {
      const other = checker.getTypeAtLocation(parent.left === node ? parent.right : parent.left);
      return isKeyType(other) || isForm(other, key);
    }
    if (ts.isCaseClause(parent)) {
      return isKeyType(checker.getTypeAtLocation(parent.parent.parent.expression));
    }
    return isKeyType(expectedOf(node));
  }
  /** What may stand in place of a string; of a union of objects before the string itself has chosen one. */
  function expectedOf(node: ts.StringLiteralLike): ts.Type | undefined {
    const { parent } = node;
    if (!ts.isPropertyAssignment(parent)) return checker.getContextualType(node);
    const object = checker.getContextualType(parent.parent);
    const name = textOf(parent.name) ?? "";
    const property = object && checker.getPropertyOfType(object, name);
    return property && checker.getTypeOfSymbol(property);
  }
  /** `Answers["key"]`, `Pick<Answers, "key" | …>`. */
  function isNamedInType(node: ts.TypeNode, key: string): boolean {
    let { parent }: ts.Node = node;
    while (ts.isUnionTypeNode(parent)) parent = parent.parent;
    if (ts.isIndexedAccessTypeNode(parent)) {
      return isForm(checker.getTypeFromTypeNode(parent.objectType), key);
    }
    const others = ts.isTypeReferenceNode(parent) ? (parent.typeArguments ?? []) : [];
    return others.some((other) => isForm(checker.getTypeFromTypeNode(other), key));
  }

  const found = new Map<string, string[]>();
  for (const file of files) {
    const source = program.getSourceFile(file);
    const here = new Set<string>();
    if (!source) throw new Error(`No such source: ${file}`);
    walk(source, (node) => {
      const name = nameIn(node);
      if (name !== undefined && wanted.includes(name) && isNamed(node, name)) here.add(name);
      for (const key of textsOfSql(node)) if (wanted.includes(key)) here.add(key);
    });
    for (const key of here) found.set(key, [...(found.get(key) ?? []), file]);
  }
  return found;
}

/** The declarations of all questions. */
function definedProperties(program: ts.Program, file: string): ts.Declaration[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(path.resolve(file));
  const module = source && checker.getSymbolAtLocation(source);
  const list =
    module && checker.getExportsOfModule(module).find(({ name }) => name === "questions");
  if (!list) throw new Error("No questions");
  const properties = checker.getPropertiesOfType(checker.getTypeOfSymbol(list));
  return properties.flatMap(({ declarations = [] }) => declarations);
}
