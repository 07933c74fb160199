/**
 * A question is defined in one place: besides its definition at most two files name its key. All code is counted, that
 * of `content/` and `scripts/` too. A key is named by a property, a whole string, SQL that reads it from stored JSON, or a
 * constant that stands for it.
 *
 * Left out:
 * - answers that are samples, and tests: they give keys as input (`free`);
 * - constants of the type `KeyWith`, where they are used: they ask for the question of a role or a kind, and which one
 *   that is stands in its definition. Their own file counts;
 * - functions that read an answer (`ownerAndSite`): the file that has them counts, those that call them do not;
 * - for `homonyms`, where the word is something else. Whether it is, the compiler says, so what it knows no type of is
 *   not seen: an answer taken from a `Record<string, …>`.
 */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type QuestionKey, questionKeys } from "@/lib/engine/questions/questions";
import { namedByType } from "@/tests/support/questions/named-by-type";
import { aliasedIn, aliasesIn, readSource, wordsIn } from "@/tests/support/questions/named-keys";

const free = [
  /^lib\/engine\/questions\/definitions\//,
  /\.test\.tsx?$|^tests\//,
  // Answers of made-up owners: of examples, screenshots, measurements, the landing page, the import's sample …
  /^lib\/engine\/questions\/example-answers\.ts$|^content\/examples\/owners\.ts$/,
  /^content\/(documents|internal-papers)\/check\//,
  /^scripts\/screenshots\/|^bench\/(lists\/seed|documents\/program)\.ts$/,
  /shop-answers\.ts$|^lib\/features\/sites\/import\/sample\.ts$/,
  // … and of the operator of this service.
  /^content\/site-legal\/(documents|consents)\.ts$/,
];

/** Files that ask the same in other words: they count as one. */
const guided = /^lib\/engine\/questions\/guided\//;

/** Keys that are words for other things too, and for which. */
const homonyms: Partial<Record<QuestionKey, string>> = {
  companyName: "of a user's profile; a field of the tool for consents",
  inn: "of a recipient, a company of the catalogue, a payer of an invoice, a visited site, this service's operator",
  ogrn: "of a company of the catalogue, a visited site, this service's operator",
  contactEmail: "a field of the tool for consents",
  phone:
    "a type of data, a kind of question, of a user, of what a QR code holds, of a visited site",
  websiteUrl: "in the settings of the operator",
  industry:
    "of an industry template, a link to the wizard, an example; what differs between documents",
  dataTypes: "of a row of the table of processing, of a consent",
  sessionRecording: "of a counter on a visited site",
  recipients: "of a purpose, a consent, a paper; the fact; of a mailing",
  cookieNotice: "on a visited site",
  processing: "the fact: the table; what a box on a visited site agrees to; an area of commits",
  consentPurpose: "of an item of a package, a document of a site, an archive's manifest",
  policyUrl: "the link in a banner of cookies, beside the boxes of a form",
  termsUrl: "a field of the tool for consents",
  templateId: "of a link, of step 1 of the wizard, a column of stored documents",
};

/** Besides its definition: a function that derives from it, or one screen that is made for it. */
const maxFiles = 2;

const sources = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mjs"], { encoding: "utf8" })
  .trim()
  .split("\n")
  // One that was deleted stays listed until it is staged.
  .filter((file) => existsSync(file) && !free.some((pattern) => pattern.test(file)))
  .map(readSource);

/** Files by the key that they name; all of the guided questions are one. */
type Places = Map<string, Set<string>>;

function addPlace(places: Places, key: string, file: string): void {
  const files = places.get(key) ?? new Set();
  places.set(key, files.add(guided.test(file) ? "the guided questions" : file));
}

const union = (...all: (ReadonlySet<string> | undefined)[]) =>
  new Set(all.flatMap((files) => [...(files ?? [])]));

const homonymKeys = Object.keys(homonyms);
const unmistakable = questionKeys.filter((key) => !homonymKeys.includes(key));

const aliases = sources.flatMap(aliasesIn);
const byWord: Places = new Map();
const byAlias: Places = new Map();
for (const source of sources) {
  for (const key of wordsIn(source, unmistakable)) addPlace(byWord, key, source.file);
  for (const { key } of aliasesIn(source)) addPlace(byAlias, key, source.file);
  const others = aliases.filter(({ isByProperty }) => !isByProperty);
  for (const key of aliasedIn(source, others)) addPlace(byAlias, key, source.file);
}

function expectFew(files: ReadonlySet<string>): void {
  expect(files.size, [...files].join("\n")).toBeLessThanOrEqual(maxFiles);
}

describe("a question is defined in one place", () => {
  test.each(unmistakable)("at most two other files name %s", (key) => {
    expectFew(union(byWord.get(key), byAlias.get(key)));
  });

  test("at most two other files name a key that is also a word for something else", {
    tags: ["exhaustive"],
  }, () => {
    const named = sources.map((source) => [source.file, wordsIn(source, homonymKeys)] as const);
    const files = named.flatMap(([file, words]) => (words.size > 0 ? [file] : []));
    const byType: Places = new Map();
    for (const [key, places] of namedByType(files, homonymKeys, unmistakable)) {
      for (const file of places) addPlace(byType, key, file);
    }
    for (const key of homonymKeys) expectFew(union(byType.get(key), byAlias.get(key)));
    // A word that few files have needs no such care.
    for (const key of homonymKeys) {
      expect(named.filter(([, words]) => words.has(key)).length, key).toBeGreaterThan(maxFiles);
    }
    // The compiler is asked in the right way: a property, an object by its keys, a string among keys.
    const reader = "lib/features/policy-check/facts/read-answers.ts";
    const seen = "lib/features/site-check/detect/facts/facts-for-passport.ts";
    expect(byType.get("policyUrl")).toContain("lib/features/installation/consent-checkbox.ts");
    expect(byType.get("ogrn")).toContain(reader);
    expect(byType.get("sessionRecording")).toContain(seen);
    expect(byType.get("websiteUrl")).toContain(
      "lib/features/site-check/schedule/enqueue-due-sites.ts",
    );
  });

  test("the search finds every way in which code names a key", () => {
    const text = `import { site as where } from "@/a"; const phone = "phone" as const;
      const { ogrn: number, inn } = answers; answers.isSmi; answers["smiName"]; x = { qrData: 1, userRights };
      const vat: KeyWith<"kind", "vat"> = "vat"; type A = { hasApp?: string }; <Field registrar="" />;
      sql\`SELECT "refundUrl", facts->'hasShop'->>'value', d#>>'{goodsKinds,\${at}}' FROM d\`;`;
    const names = [
      "ogrn",
      "inn",
      "isSmi",
      "smiName",
      "qrData",
      "userRights",
      "hasApp",
      "registrar",
      "hasShop",
      "goodsKinds",
    ];
    const named = [...wordsIn({ file: "b.tsx", text }, questionKeys)];
    expect(named).toEqual(expect.arrayContaining(names));
    // A column.
    expect(named).not.toContain("refundUrl");
    expect(aliasesIn({ file: "b.tsx", text })).toEqual([
      { id: "b#phone", key: "phone", isByProperty: false },
      { id: "b#vat", key: "vat", isByProperty: true },
    ]);
    const site = { id: "a#site", key: "websiteUrl", isByProperty: false };
    expect(aliasedIn({ file: "b.tsx", text }, [site])).toEqual(["websiteUrl"]);
  });
});
