import { openTemplate } from "@/content/documents/check/open-template";
import type { DocumentType } from "@/lib/engine/answers/options";
import type { AnswersDraft } from "@/lib/engine/facts/draft";
import type { ChoiceBlock, Template } from "@/lib/engine/template/nodes";
import { walkTemplate } from "@/lib/engine/template/walk-template";
import { writeText } from "@/lib/engine/writers/text";

/**
 * The branches of `@если` that no sample needs: each is emptied in turn, and if no document changes,
 * nobody would see a mistake in its words.
 * @returns where they stand: `file:line`, with the branch's number.
 */
export function idleBranches(
  type: DocumentType,
  template: Template,
  samples: AnswersDraft[],
): string[] {
  const write = (of: Template, answers: AnswersDraft) => writeText(openTemplate(type, of)(answers));
  const expected = samples.map((answers) => write(template, answers));
  const changed = structuredClone(template);
  const choices: ChoiceBlock[] = [];
  walkTemplate(changed.blocks, (block) => {
    if (block.type === "choice") choices.push(block);
  });
  const idle: string[] = [];
  for (const { at: place, branches } of choices) {
    const [file, line] = place;
    for (const [index, branch] of branches.entries()) {
      const words = branch.children;
      branch.children = [];
      const isReached = samples.some((answers, at) => write(changed, answers) !== expected[at]);
      branch.children = words;
      if (!isReached) idle.push(`${template.files[file]}:${line}, branch ${index + 1}`);
    }
  }
  return idle;
}
