// @module-tag slow
import { expect, test } from "vitest";
import { openTemplate } from "@/content/documents/check/open-template";
import { ownersByIndustry } from "@/content/documents/check/owners/owners-by-industry";
import type { AnswersDraft } from "@/lib/engine/facts/known/known-facts";
import { writeDocx } from "@/lib/engine/writers/docx";
import { writeHtml } from "@/lib/engine/writers/html";
import { writePdf } from "@/lib/engine/writers/pdf";
import { checkPolicy } from "@/lib/features/policy-check/check-policy";
import { readPolicy } from "@/lib/features/policy-check/read/read-policy";

const open = openTemplate("privacy");
const owners = ownersByIndustry.slice(0, 3);

const writers = {
  docx: writeDocx,
  pdf: (tree: ReturnType<typeof open>) => writePdf(tree),
  html: async (tree: ReturnType<typeof open>) => new TextEncoder().encode(writeHtml(tree)),
};

test.each(
  owners.flatMap(({ kind, answers }) =>
    (["short", "full"] as const).flatMap((length) =>
      (["docx", "pdf", "html"] as const).map((format) => ({ kind, answers, length, format })),
    ),
  ),
)(
  "finds our policy complete after reading it from a file: $kind, $length, $format",
  async (given) => {
    const tree = open({ ...(given.answers as AnswersDraft), documentLength: given.length });
    const bytes = await writers[given.format](tree);
    const contentType = given.format === "html" ? "text/html" : "";
    const text = await readPolicy({ bytes, contentType });
    const lacking = checkPolicy(text).elements.filter(({ state }) => state !== "there");
    expect(lacking.map(({ id }) => id)).toEqual([]);
  },
);
