import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { type QuestionKey, questionKeys } from "@/lib/engine/questions/questions";

/**
 * Where a key may stand freely: its definition, what writes and checks documents, answers that are samples, and
 * tests, which give keys as input.
 */
const free = [
  // The two places that turn what was seen on a site, and what was read in a text, into answers.
  /^lib\/features\/site-check\/rules\/passport\/facts-for-passport\.ts$/,
  /^lib\/features\/policy-check\/facts\/read-answers\.ts$/,
  /^lib\/engine\/questions\//,
  /^content\/(documents|clauses|industry-templates|internal-papers|examples|site-legal)\//,
  /\.test\.tsx?$|^tests\/|^scripts\/screenshots/,
  /shop-answers\.ts$|^bench\/lists\/seed\.ts$/,
];

/** The same word where it is no answer of the form, and what it is there. */
const otherThings: Partial<Record<QuestionKey, { what: string; files: RegExp }>> = {
  phone: {
    what: "a type of data, a way to withdraw a consent, a kind of question, a fact of a test's template",
    files:
      /^lib\/engine\/presets\/|answers\/schema-of\.ts|facts\/consents\/consent-facts\.ts|lint\/processing-rules\.ts|engine\/assemble\/|disclaimer-form\.tsx|profile\/|site-check\/detect\/|regulator-notification\/model\//,
  },
  ogrn: {
    what: "a kind of requisite that a visited site shows, or its policy",
    files: /site-check\/(detect\/|rules\/policy-text\/|report\/|responses)|engine\/services\//,
  },
  inn: {
    what: "of a company in the catalogue of services, of a recipient that the owner names, of a visited site, a field of the regulator's form, of who pays an invoice",
    files:
      /billing\/invoices\/|site-check\/(detect\/|rules\/policy-text\/|report\/|responses)|engine\/services\/|questions\/propose-service\.ts|(?:paper-recipient|recipient-(?:facts|rules))\.ts$|regulator-notification\/model\//,
  },
  industry: {
    what: "what an industry template, a link to the wizard or an example is made for",
    files:
      /engine\/industry-templates\/schema\.ts|templates\/responses\.ts|open-wizard-from-address|wizard-(context|dialog|start)\.tsx?|examples\/(industry-solutions|page)\.tsx|features\/examples\/(operations|schema)\.ts/,
  },
  consentPurpose: {
    what: "of an item of a package in the API, of a document in an archive's manifest.json",
    files:
      /\/package\/(schema|responses|client|package-item|documents-for-owner|package-sources)\.ts|\/sites\/|features\/installation\/|\/archive\/(data|readme)\.ts/,
  },
  templateId: {
    what: "of a link, of a choice in step 1, of a stored document's column",
    files:
      /open-wizard-from-address|wizard-(context|dialog|start|flow|machine)\.tsx?|choose-type\.tsx|wizard\/wizard\.tsx|\/mutations\.ts/,
  },
  customFields: { what: "the column of a stored document", files: /\/mutations\.ts/ },
  dataTypes: {
    what: "the types of data of a row of the matrix",
    files:
      /engine\/facts\/(consents\/[a-z-]+|processing\/(processing-matrix|data-flow))\.ts$|regulator-notification\/model\//,
  },
  recipients: {
    what: "who gets the data of a purpose: of a row of the matrix, of a consent; a fact; of whom a paper is written",
    files:
      /engine\/facts\/(consents\/[a-z-]+|processing\/(processing-matrix|data-flow))\.ts$|presets\/(?:processing|control-checks)\.ts$|engine\/(?:facts\/)?papers\/|regulator-notification\/model\//,
  },
  processing: {
    what: "the fact: the table of processing; a purpose of a cookie; what a box on a visited site agrees to",
    files:
      /engine\/facts\/(?:processing\/data-flow\.ts$|papers\/)|site-check\/(detect\/|rules\/subjects\/consent\.ts)/,
  },
  companyName: { what: "of a user, of another tool", files: /profile\/|\/tools\// },
  contactEmail: { what: "of another tool", files: /\/tools\// },
  termsUrl: { what: "of another tool", files: /\/tools\// },
  policyUrl: {
    what: "the link in a banner of cookies, beside the boxes of a form",
    files: /cookie-banner\/|\/banner\/|installation\/consent-boxes\.ts/,
  },
  websiteUrl: { what: "of the operator's settings", files: /\/settings\// },
};

/** Besides its definition: a function that derives from it, or one screen that is made for it. */
const maxFiles = 2;

const keys = new Set<string>(questionKeys);
const sources = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mjs"], { encoding: "utf8" })
  .trim()
  .split("\n")
  .filter((file) => !free.some((pattern) => pattern.test(file)));

/** Only what lies near documents can hold their answers; elsewhere `phone` is a user's or a company's. */
const nearDocuments = /["'/](engine|documents|examples|wizard)\//;

/** The keys that a source names as a property or as a whole string. */
function namedIn(file: string): Set<string> {
  const text = readFileSync(file, "utf8");
  const imported = text.match(/from "[^"]*"|import\("[^"]*"/g) ?? [];
  const named = new Set<string>();
  if (!nearDocuments.test([file, ...imported].join(" "))) return named;
  const visit = (node: ts.Node): void => {
    if (isExample(node)) return;
    const name = nameIn(node);
    if (name !== undefined && keys.has(name)) named.add(name);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return named;
}

/** The sample of a body that a route gives: `example: { … }`. */
const isExample = (node: ts.Node): boolean =>
  ts.isPropertyAssignment(node) && textOf(node.name) === "example";

function nameIn(node: ts.Node): string | undefined {
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

const textOf = (name: ts.Node): string | undefined =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : undefined;

describe("a question is defined in one place", () => {
  const places = new Map<string, string[]>();
  for (const file of sources) {
    for (const key of namedIn(file)) places.set(key, [...(places.get(key) ?? []), file]);
  }

  test.each(questionKeys)("few other files name %s", (key) => {
    const another = otherThings[key]?.files;
    const files = (places.get(key) ?? []).filter((file) => !another?.test(file));
    expect(files.length, files.join("\n")).toBeLessThanOrEqual(maxFiles);
  });

  test("what the same word means elsewhere is still there", () => {
    const gone = Object.entries(otherThings).filter(
      ([key, { files }]) => !places.get(key)?.some((file) => files.test(file)),
    );
    expect(gone).toEqual([]);
  });

  test("names are found in every way that code can name them", () => {
    const code = `const { ogrn: number, inn } = answers; answers.isSmi; answers["smiName"]; x = { qrData: 1, userRights };
      type A = { phone?: string }; <Field registrar="" />;`;
    const found = new Set<string>();
    const visit = (node: ts.Node): void => {
      const name = nameIn(node);
      if (name !== undefined) found.add(name);
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile("a.tsx", code, ts.ScriptTarget.Latest));
    for (const key of [
      "ogrn",
      "inn",
      "isSmi",
      "smiName",
      "qrData",
      "userRights",
      "phone",
      "registrar",
    ]) {
      expect(found).toContain(key);
    }
  });
});
