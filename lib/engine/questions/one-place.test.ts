import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { type QuestionKey, questionKeys } from "@/lib/engine/questions/questions";

/**
 * Where a key may stand freely: its definition, templates, answers that are samples, and tests, which give keys as
 * input.
 */
const free = [
  /^lib\/engine\/questions\/(definition\.ts$|definitions\/|options(\.ts$|\/)|example-answers\.ts$)/,
  /^content\/(documents|clauses|industry-templates|internal-papers|examples|site-legal)\//,
  /\.test\.tsx?$|^tests\/|^scripts\/screenshots/,
  /shop-answers\.ts$|^bench\/(lists\/seed|documents\/program)\.ts$/,
];

/** Files that ask the same in other words: they count as one. */
const guided = /^lib\/engine\/questions\/guided\//;

/**
 * The same word where it is no answer of the form, and what it is there: files, folders (`/` at the end), beginnings of
 * names.
 */
const otherThings: Partial<Record<QuestionKey, { what: string; at: readonly string[] }>> = {
  phone: {
    what: "a type of data, a way to withdraw a consent, a kind of question, a field of another form",
    at: [
      "components/documents/disclaimer/disclaimer-form.tsx",
      "lib/engine/answers/schema-of.ts",
      "lib/engine/facts/consents/",
      "lib/engine/facts/processing/",
      "lib/engine/lint/processing-rules.ts",
      "lib/engine/presets/",
      "lib/engine/questions/answer.ts",
      "lib/engine/questions/form-model.ts",
      "lib/engine/questions/guided",
      "lib/features/accounts/profile/schema.ts",
      "lib/features/policy-check/facts/read-answers.ts",
      "lib/features/regulator-notification/model/",
      "lib/features/site-check/detect/detected/detected-site.ts",
      "lib/features/site-check/rules/passport/facts-for-passport.ts",
    ],
  },
  ogrn: {
    what: "a kind of requisite that a visited site shows, or its policy, or that a company of the catalogue has; a field of the regulator's form",
    at: [
      "lib/engine/services/service.ts",
      "lib/features/regulator-notification/model/",
      "lib/features/site-check/detect/detected/detected-site.ts",
      "lib/features/site-check/report/printed-report.ts",
      "lib/features/site-check/rules/policy-text/contradictions.ts",
    ],
  },
  inn: {
    what: "of a company in the catalogue of services, of a recipient that the owner names, of a visited site, a field of the regulator's form, of who pays an invoice",
    at: [
      "components/documents/wizard/questions/propose-service.ts",
      "lib/engine/facts/papers/",
      "lib/engine/facts/processing/",
      "lib/engine/lint/recipient-rules.ts",
      "lib/engine/questions/guided",
      "lib/engine/services/",
      "lib/features/billing/invoices/",
      "lib/features/regulator-notification/model/",
      "lib/features/site-check/detect/detected/detected-site.ts",
      "lib/features/site-check/report/printed-report.ts",
      "lib/features/site-check/rules/passport/facts-for-passport.ts",
      "lib/features/site-check/rules/policy-text/contradictions.ts",
      "lib/features/sites/responses.ts",
    ],
  },
  industry: {
    what: "what an industry template, a link to the wizard or an example is made for",
    at: [
      "components/documents/open-wizard/open-wizard-from-address.tsx",
      "components/documents/open-wizard/wizard-context.ts",
      "components/documents/wizard/form-model/chosen-industry-template.ts",
      "components/documents/wizard/wizard-dialog.tsx",
      "components/documents/wizard/drafts/wizard-start.ts",
      "components/examples/industry-solutions.tsx",
      "lib/engine/industry-templates/check-industry-template.ts",
      "lib/engine/industry-templates/schema.ts",
      "lib/features/examples/operations.ts",
      "lib/features/templates/responses.ts",
    ],
  },
  consentPurpose: {
    what: "of an item of a package in the API, of a document of a site, in an archive's manifest.json",
    at: [
      "components/sites/home/create-missing.tsx",
      "components/sites/home/site-duties.tsx",
      "lib/engine/answers/package-item.ts",
      "lib/features/documents/archive/data.ts",
      "lib/features/documents/archive/readme.ts",
      "lib/features/documents/package/client.ts",
      "lib/features/documents/package/documents-for-owner.ts",
      "lib/features/documents/package/responses.ts",
      "lib/features/documents/package/schema.ts",
      "lib/features/installation/consent-boxes.ts",
      "lib/features/installation/data.ts",
      "lib/features/installation/responses.ts",
      "lib/features/sites/data.ts",
      "lib/features/sites/operations.ts",
      "lib/features/sites/responses.ts",
    ],
  },
  templateId: {
    what: "of a link, of a choice in step 1, of a stored document's column",
    at: [
      "components/documents/open-wizard/open-wizard-from-address.tsx",
      "components/documents/open-wizard/wizard-context.ts",
      "components/documents/wizard/choose-type.tsx",
      "components/documents/wizard/use-wizard-steps.ts",
      "components/documents/wizard/wizard-dialog.tsx",
      "components/documents/wizard/machine/wizard-machine.ts",
      "components/documents/wizard/drafts/wizard-start.ts",
      "components/documents/wizard/wizard.tsx",
      "lib/features/documents/drafts/mutations.ts",
      "lib/features/documents/editions/mutations.ts",
    ],
  },
  customFields: {
    what: "the column of a stored document",
    at: ["lib/features/documents/editions/mutations.ts"],
  },
  dataTypes: {
    what: "the types of data of a row of the matrix",
    at: [
      "components/documents/wizard/matrix/matrix-rows.ts",
      "lib/engine/facts/consents/",
      "lib/engine/facts/processing/",
      "lib/engine/presets/processing.ts",
      "lib/features/regulator-notification/model/",
    ],
  },
  recipients: {
    what: "who gets the data of a purpose: of a row of the matrix, of a consent; a fact; of whom a paper is written",
    at: [
      "components/documents/wizard/matrix/",
      "lib/engine/facts/consents/",
      "lib/engine/facts/papers/",
      "lib/engine/facts/processing/",
      "lib/engine/papers/papers-of-owner.ts",
      "lib/engine/presets/control-checks.ts",
      "lib/engine/presets/processing.ts",
      "lib/features/regulator-notification/model/",
    ],
  },
  processing: {
    what: "the fact: the table of processing; a purpose of a cookie; what a box on a visited site agrees to",
    at: [
      "components/documents/wizard/matrix/matrix-rows.ts",
      "lib/engine/facts/papers/",
      "lib/engine/facts/processing/",
      "lib/features/site-check/detect/detected/detected-site.ts",
      "lib/features/site-check/rules/subjects/consent.ts",
      "lib/features/site-check/run/write-report.ts",
    ],
  },
  cookieNotice: {
    what: "the notice that a visited site shows",
    at: [
      "lib/features/site-check/detect/detected/detected-site.ts",
      "lib/features/site-check/run/write-report.ts",
    ],
  },
  sessionRecording: {
    what: "of a counter on a visited site",
    at: ["lib/features/site-check/detect/detected/detected-site.ts"],
  },
  companyName: {
    what: "of a user, of another tool",
    at: ["lib/features/accounts/profile/schema.ts", "lib/tools/consent-html/"],
  },
  contactEmail: { what: "of another tool", at: ["lib/tools/consent-html/"] },
  termsUrl: { what: "of another tool", at: ["lib/tools/consent-html/"] },
  policyUrl: {
    what: "the link in a banner of cookies, beside the boxes of a form",
    at: [
      "components/tools/banner/",
      "lib/engine/consent-markup/consent-checkbox.ts",
      "lib/features/cookie-banner/data.ts",
      "lib/features/installation/consent-boxes.ts",
      "lib/tools/cookie-banner/",
    ],
  },
  websiteUrl: {
    what: "of the operator's settings",
    at: ["lib/features/settings/schema.ts"],
  },
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
    const others = otherThings[key]?.at ?? [];
    const files = (places.get(key) ?? [])
      .filter((file) => !others.some((place) => file.startsWith(place)))
      .map((file) => (guided.test(file) ? "the guided questions" : file));
    expect(new Set(files).size, files.join("\n")).toBeLessThanOrEqual(maxFiles);
  });

  test("what the same word means elsewhere is still there", () => {
    const gone = Object.entries(otherThings).flatMap(([key, { at }]) =>
      at
        .filter((place) => !places.get(key)?.some((file) => file.startsWith(place)))
        .map((place) => `${key}: ${place}`),
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
