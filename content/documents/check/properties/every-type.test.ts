import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { factsOf } from "@/content/documents/check/open-template";
import { typeDefinitions } from "@/content/documents/type-definitions";
import { documentTypes } from "@/lib/engine/questions/vocabulary/options";

/** The table of docs/specification/documents.md#types. */
const specification = readFileSync(join("docs/specification", "documents.md"), "utf8");

describe.each(documentTypes)("document type %s", (type) => {
  const folder = `content/documents/${type}`;

  test("has colours, samples, template, definition and test in its folder", () => {
    const files = existsSync(folder) ? readdirSync(folder) : [];
    expect(files).toEqual(
      expect.arrayContaining(["colours.css", "samples", "template.md", "type.ts"]),
    );
    expect(files.filter((file) => file.endsWith(".test.ts"))).not.toEqual([]);
  });

  test("has samples of a company, a sole trader and a private person", () => {
    const files = readdirSync(`${folder}/samples`);
    const answers = files.filter((file) => file.endsWith(".json"));
    expect(answers.length).toBeGreaterThanOrEqual(3);
    expect(files.filter((file) => file.endsWith(".txt"))).toEqual(
      answers.map((file) => file.replace(/\.json$/, ".txt")),
    );
    const kinds = answers.map(
      (file) =>
        factsOf(JSON.parse(readFileSync(`${folder}/samples/${file}`, "utf8")))["owner.kind"],
    );
    // The short form does not ask whether its owner is a person.
    const asked = type === "socialDisclaimer" ? [] : ["person"];
    expect(kinds).toEqual(expect.arrayContaining(["company", "entrepreneur", ...asked]));
  });

  test("has a row with its plan in the specification", () => {
    const plan = typeDefinitions[type].isPremium ? "paid" : "free";
    const row = "docs/specification/documents.md#types lacks the row of this type";
    expect(specification, row).toMatch(new RegExp(`^\\| \`${type}\` \\| .+ \\| ${plan} \\|$`, "m"));
  });
});
