import { clauseText, firstWords, isUnchanged } from "@/lib/engine/custom-clauses/clause-text";
import type { ClausePlaces } from "@/lib/engine/custom-clauses/find-places";
import type { AnswerFinding } from "@/lib/engine/lint/check-answers";
import type { CustomClauses } from "@/lib/engine/questions/custom-clauses";
import { customClausesField } from "@/lib/engine/questions/custom-clauses";
import type { Block, Clause } from "@/lib/engine/tree/document";
import { plainText } from "@/lib/engine/tree/walk";

/**
 * Finds custom clauses that the owner should review: the template's clause has changed since it was replaced, or the
 * place of a clause is gone. Nothing is rejected or overwritten.
 * @param replacedClauses the replaced clauses of the template, by their ids, with the words that they would have.
 * @param blocks the finished document with its custom clauses.
 */
export function checkCustomClauses(
  customClauses: CustomClauses,
  { replaced, added }: ClausePlaces,
  replacedClauses: ReadonlyMap<string, Clause>,
  blocks: Block[],
): AnswerFinding[] {
  const findings: AnswerFinding[] = [];
  const add = (message: string) => findings.push({ field: customClausesField, message });

  for (const [id, index] of [...replaced].sort(([, a], [, b]) => a - b)) {
    const clause = replacedClauses.get(id);
    const replacement = customClauses.replacements[index];
    if (!clause || !replacement || isUnchanged(clause, replacement.replaced)) continue;
    const { number } = clause;
    add(
      `Наш текст пункта ${number}, вместо которого стоит ваш, с тех пор изменился. Ваш текст остался: сверьте его с нынешним «${firstWords(clauseText(clause))}»`,
    );
  }
  for (const { kind, index, section } of added) {
    const place = describeSection(blocks, section);
    if (kind === "replacement") {
      const text = customClauses.replacements[index]?.text ?? "";
      add(
        `Пункта, вместо которого стоял ваш текст «${firstWords(text)}», в документе больше нет. Ваш текст остался и стоит ${place}`,
      );
      continue;
    }
    const addition = customClauses.additions[index];
    if (!addition || addition.section === section) continue;
    add(
      `Раздела, в который вы добавили пункт «${firstWords(addition.text)}», в документе больше нет. Пункт остался и стоит ${place}`,
    );
  }
  return findings;
}

function describeSection(blocks: Block[], section: string | null): string {
  const heading = blocks.find((block) => block.type === "heading" && block.id === section);
  if (heading?.type !== "heading") return "в отдельном разделе в конце документа";
  return `в конце раздела ${heading.number} «${plainText(heading.children)}»`;
}
