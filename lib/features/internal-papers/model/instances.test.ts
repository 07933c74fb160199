// @module-tag slow
import { describe, expect, test } from "vitest";
import { paperIds } from "@/content/internal-papers/definitions";
import type { AnswersDraft } from "@/lib/engine/facts/known/known-facts";
import { writePaper } from "@/lib/engine/papers/write-paper";
import { writeText } from "@/lib/engine/writers/text";
import {
  instanceKey,
  neededPapers,
  type PaperAnswers,
  toPaperFacts,
  writeInstance,
} from "@/lib/features/internal-papers/model/instances";
import { loadPaperForm, paperSource } from "@/lib/platform/content/papers";
import { type PaperOwnerAnswers, paperOwners, sampleOwners } from "@/tests/support/papers/owners";

const date = "2026-11-21";
const madeOf = ({ passport, paper }: PaperOwnerAnswers): PaperAnswers => ({
  answers: passport as AnswersDraft,
  paperAnswers: paper,
});
const neededBy = async (owner: PaperOwnerAnswers) =>
  neededPapers(toPaperFacts(await loadPaperForm(), madeOf(owner), date));

describe.each(Object.entries({ ...paperOwners, ...sampleOwners }))(
  "the papers needed by %s",
  (_name, owner) => {
    test("have the same text from shared facts as when written alone", async () => {
      const answers = madeOf(owner);
      const current = toPaperFacts(await loadPaperForm(), answers, date);
      const other: string[] = [];
      for (const instance of neededPapers(current)) {
        const source = await paperSource(instance.paper);
        const { recipient } = instance;
        const alone = writePaper(source, answers.answers, answers.paperAnswers, {
          date,
          recipient,
        });
        const key = instanceKey(instance.paper, recipient?.name);
        if (writeText(writeInstance(source, current, instance)) !== writeText(alone))
          other.push(key);
      }
      expect(other).toEqual([]);
    });

    test("are listed once each, with the order on the responsible person", async () => {
      const keys = (await neededBy(owner)).map(({ paper, recipient }) =>
        instanceKey(paper, recipient?.key),
      );
      expect(new Set(keys).size).toBe(keys.length);
      expect(keys).toContain("responsible-order/");
    });
  },
);

test("a sole trader alone needs only papers that one with employees needs too", async () => {
  const [alone, withStaff] = await Promise.all(
    ["sole-trader-alone", "sole-trader-with-staff"].map(async (name) => {
      const owner = sampleOwners[name];
      if (!owner) throw new Error(`No owner ${name}`);
      return (await neededBy(owner)).map(({ paper }) => paper);
    }),
  );
  expect(alone?.filter((paper) => !withStaff?.includes(paper))).toEqual([]);
  expect(alone?.every((paper) => paperIds.includes(paper))).toBe(true);
});
