import { factsOf, openFacts } from "@/content/documents/check/open-template";
import { evaluateCondition } from "@/lib/engine/assemble/evaluate-condition";
import { Scope } from "@/lib/engine/assemble/scope";
import { factsVocabulary } from "@/lib/engine/facts/facts-vocabulary";
import type { AnswersDraft } from "@/lib/engine/facts/known/known-facts";
import type { FactRecord } from "@/lib/engine/facts/known/vocabulary";
import type { DocumentType } from "@/lib/engine/questions/vocabulary/options";
import type { ChoiceBlock, Template, TemplateBlock } from "@/lib/engine/template/language/nodes";
import { childBlocks } from "@/lib/engine/template/language/walk-template";

/**
 * Finds branches of `@если` that no sample takes, by their conditions alone. A passage that is inserted twice counts as
 * one text.
 * @returns their places: `file:line` with the number of the branch.
 */
export function untakenBranches(template: Template, answersOfSamples: AnswersDraft[]): string[] {
  const used = new Set<string>();
  const follow = (blocks: TemplateBlock[], scope: Scope) => {
    for (const block of blocks) {
      if (block.type === "choice") {
        const index = takenBranch(block, scope);
        if (index < 0) continue;
        used.add(positionOf(template, block, index));
        follow(block.branches[index]?.children ?? [], scope);
      } else if (block.type === "loop") {
        for (const turn of scope.iterations(block.variable, block.path))
          follow(block.children, turn);
      } else follow(childBlocks(block), scope);
    }
  };
  for (const answers of answersOfSamples)
    follow(template.blocks, Scope.of(factsOf(answers), factsVocabulary));
  const all = choicesOf(template.blocks).flatMap(({ choice }) =>
    choice.branches.map((_branch, index) => positionOf(template, choice, index)),
  );
  return [...new Set(all)].filter((place) => !used.has(place));
}

/**
 * Finds branches of `@если` whose words no sample shows, which takes much longer than `untakenBranches`. Each branch is
 * emptied in turn; if no document changes, no test would notice a mistake in its words.
 * @returns their places: `file:line` with the number of the branch.
 */
export function unusedBranches(
  type: DocumentType,
  template: Template,
  answersOfSamples: AnswersDraft[],
): string[] {
  // Compares trees, not texts: a branch may hold only a page break. The facts are derived once.
  const write = (of: Template, facts: FactRecord) =>
    JSON.stringify(openFacts(type, of)(facts).blocks);
  const samples = answersOfSamples.map(factsOf).map((facts) => ({
    facts,
    expected: write(template, facts),
    scope: Scope.of(facts, factsVocabulary),
  }));
  const changed = structuredClone(template);
  const idle = new Set<string>();
  const reached = new Set<string>();
  for (const { choice, inLoop } of choicesOf(changed.blocks)) {
    for (const [index, branch] of choice.branches.entries()) {
      const place = positionOf(template, choice, index);
      if (reached.has(place)) continue;
      // Only the samples that take the branch are assembled again; in a loop, its rows decide.
      const candidates = samples.filter(
        ({ scope }) => inLoop || takenBranch(choice, scope) === index,
      );
      const content = branch.children;
      branch.children = [];
      const isReached = candidates.some(
        ({ facts, expected }) => write(changed, facts) !== expected,
      );
      branch.children = content;
      (isReached ? reached : idle).add(place);
    }
  }
  return [...idle].filter((place) => !reached.has(place));
}

const positionOf = ({ files }: Template, { at: [file, line] }: ChoiceBlock, index: number) =>
  `${files[file]}:${line}, branch ${index + 1}`;

const takenBranch = ({ branches }: ChoiceBlock, scope: Scope) =>
  branches.findIndex(
    ({ condition }) => condition === null || evaluateCondition(condition, scope) === true,
  );

function choicesOf(
  blocks: TemplateBlock[],
  inLoop = false,
): { choice: ChoiceBlock; inLoop: boolean }[] {
  return blocks.flatMap((block) => {
    const inside = choicesOf(childBlocks(block), inLoop || block.type === "loop");
    return block.type === "choice" ? [{ choice: block, inLoop }, ...inside] : inside;
  });
}
