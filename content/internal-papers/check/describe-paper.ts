/**
 * Test support: the checks that the template of every internal paper must pass, for twelve owners and for arbitrary
 * answers.
 */
import { readFileSync, writeFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Expectations, findProblems } from "@/content/documents/check/describe-document";
import { writeOne } from "@/content/documents/check/write-all";
import { openPaper } from "@/content/internal-papers/check/open-paper";
import type { PaperOwner } from "@/content/internal-papers/check/paper-owner";
import { type PaperId, paperDefinition } from "@/content/internal-papers/definitions";
import { documentAnswersSchema } from "@/lib/engine/answers/schema";
import type { AnswersDraft } from "@/lib/engine/facts/known/known-facts";
import { paperField } from "@/lib/engine/papers/form";
import { appliesToOwner } from "@/lib/engine/papers/papers-of-owner";
import type { TextTree } from "@/lib/engine/tree/document";
import { walkBlocks, walkInlines } from "@/lib/engine/tree/walk";
import { writeText } from "@/lib/engine/writers/text";
import { arbitraryAnswers } from "@/tests/support/documents/arbitrary-answers";
import { type PaperOwnerAnswers, paperOwners, sampleOwners } from "@/tests/support/papers/owners";

const update = process.env.UPDATE_SAMPLES === "1";

type MatrixColumn =
  | "purpose"
  | "subjects"
  | "data"
  | "grounds"
  | "basis"
  | "retention"
  | "recipients";

type PaperExpectations = Pick<Expectations<PaperOwner>, "elements" | "count"> &
  Partial<Pick<Expectations<PaperOwner>, "forbidden" | "contradictions">> & {
    /** Columns of the processing table that the paper repeats; they must match the owner's policy. */
    matrix?: readonly MatrixColumn[];
    /** Elements whose condition is met by none, or by all, of the twelve owners, with the reason. */
    idle?: Record<string, string>;
    /** Other owners than the default ones, for papers that concern too few of those. */
    owners?: { twelve: Record<string, PaperOwnerAnswers>; samples: typeof sampleOwners };
  };

/** No-break spaces are replaced by ordinary ones. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");
const read = (tree: TextTree) => plain(writeText(tree));
const parse = (passport: Record<string, unknown>): AnswersDraft =>
  documentAnswersSchema.parse({ ...passport, type: "privacy" });

/**
 * Declares the tests of a paper: for each of the twelve owners that it concerns, every element of the law is present,
 * nothing forbidden is said, each clause has a norm, nothing is stated without an answer, and the purposes, data and
 * terms match the owner's policy. The samples must match word for word.
 */
export function describePaper(id: PaperId, expectations: PaperExpectations): void {
  const {
    elements,
    count,
    forbidden = [],
    contradictions = [],
    matrix = [],
    idle = {},
    owners = { twelve: paperOwners, samples: sampleOwners },
  } = expectations;
  const paper = openPaper(id);
  const expected = { elements, forbidden, contradictions };
  const check = (owner: PaperOwner) => findProblems(expected, owner, read(paper.write(owner)));
  const open = ({ passport, paper: answers }: PaperOwnerAnswers) =>
    paper
      .ownersOf(parse(passport), answers)
      .filter(({ paperFacts: facts }) => appliesToOwner(paperDefinition(id), facts));
  const twelve = Object.entries(owners.twelve).flatMap(([name, answers]) =>
    open(answers).map((owner) => ({
      name: owner.recipient ? `${name}, ${owner.recipient.name}` : name,
      passport: answers.passport,
      owner,
    })),
  );

  test("lists all required elements", () => {
    expect(new Set(elements.map(({ id: element }) => element)).size).toBe(count);
    expect(twelve.length).toBeGreaterThan(0);
  });

  test.each(twelve)("$name: contains all required elements and nothing forbidden", ({ owner }) => {
    expect(check(owner)).toEqual([]);
  });

  test.each(twelve)("$name: cites a norm in each clause", ({ owner }) => {
    const bare: string[] = [];
    walkBlocks(paper.write(owner).blocks, (block) => {
      if (block.type === "clause" && block.norms.length === 0) bare.push(block.number);
    });
    expect(bare).toEqual([]);
  });

  test.each(twelve)(
    "$name: states no answer to an unanswered question of the paper",
    ({ owner }) => {
      const invented: string[] = [];
      walkInlines(paper.write(owner).blocks, (inline) => {
        if (inline.type !== "value") return;
        const question = paper.form.questions.find(({ key }) => paperField(key) === inline.field);
        if (question && !owner.paperAnswers[question.key])
          invented.push(`${question.key}: ${inline.text}`);
      });
      expect(invented).toEqual([]);
    },
  );

  if (matrix.length > 0) {
    test.each(twelve)(
      "$name: repeats the table of processing of the policy",
      ({ owner, passport }) => {
        const policy = writeOne("privacy", { ...passport, documentLength: "full" }).toLowerCase();
        const text = read(paper.write(owner)).toLowerCase();
        const rows = owner.paperFacts.processing as Record<string, string | undefined>[];
        const lacking = rows.flatMap((row) =>
          matrix.flatMap((column) => {
            const value = plain(row[column] ?? "").toLowerCase();
            const where = [
              text.includes(value) ? "" : "paper",
              policy.includes(value) ? "" : "policy",
            ];
            return where.filter(Boolean).map((place) => `${place} lacks ${column}: ${value}`);
          }),
        );
        expect(lacking).toEqual([]);
      },
    );
  }

  test("the twelve owners meet and miss the condition of every element", () => {
    const never = elements.filter(({ id: element, when }) => {
      if (!when || element in idle) return false;
      const met = twelve.filter(({ owner }) => when(owner)).length;
      return met === 0 || met === twelve.length;
    });
    expect(never.map(({ id: element }) => element)).toEqual([]);
  });

  describe("samples", () => {
    const samples = Object.entries(owners.samples).flatMap(([name, answers]) =>
      open(answers)
        .slice(0, 1)
        .map((owner) => ({ name, owner })),
    );

    test.each(samples)("$name is written word for word", ({ name, owner }) => {
      expect(check(owner)).toEqual([]);
      const text = writeText(paper.write(owner));
      const file = `content/internal-papers/${id}/samples/${name}.txt`;
      if (update) writeFileSync(file, text);
      const stale = `${file} is another text; UPDATE_SAMPLES=1 npm run test:unit -- content/internal-papers/${id}`;
      expect(text, stale).toBe(readFileSync(file, "utf8"));
    });
  });

  test("contains all required elements and nothing forbidden for any answers", {
    tags: ["slow"],
  }, () => {
    const required = {
      companyName: "ООО «Ромашка»",
      contactEmail: "info@romashka.ru",
      websiteUrl: "romashka.ru",
    };
    fc.assert(
      fc.property(
        arbitraryAnswers,
        fc.constantFrom(...Object.values(owners.twelve)),
        (answers, other) => {
          const owners = paper
            .ownersOf({ ...required, ...answers, type: "privacy" }, other.paper)
            .filter(({ paperFacts: facts }) => appliesToOwner(paperDefinition(id), facts));
          expect(owners.flatMap((owner) => check(owner))).toEqual([]);
        },
      ),
      { numRuns: 100 },
    );
  });
}
