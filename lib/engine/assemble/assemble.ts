import { invariant } from "@/lib/core/invariant";
import type { IsoDate } from "@/lib/core/moscow-time";
import type { DocumentType } from "@/lib/engine/answers/options";
import type { OwnClauses } from "@/lib/engine/answers/own-clauses";
import { listCitedLaws } from "@/lib/engine/assemble/cite";
import { expand } from "@/lib/engine/assemble/expand";
import { MissingAnswers, type MissingFact } from "@/lib/engine/assemble/missing-answers";
import { number } from "@/lib/engine/assemble/number";
import { punctuateLists } from "@/lib/engine/assemble/punctuate";
import { findSubstitutes, referenceResolver } from "@/lib/engine/assemble/references";
import { Scope } from "@/lib/engine/assemble/scope";
import { setTypography } from "@/lib/engine/assemble/typography";
import type { FactRecord, Vocabulary } from "@/lib/engine/facts/vocabulary";
import { placeOwnClauses } from "@/lib/engine/own-clauses/place-own-clauses";
import type { Laws } from "@/lib/engine/template/laws";
import type { Template } from "@/lib/engine/template/nodes";
import { type Block, type DocumentTree, treeVersion } from "@/lib/engine/tree/document";
import { mapRuns, plainText } from "@/lib/engine/tree/walk";
import { typeset } from "@/lib/russian/typography";

export type AssembleOptions = {
  documentType: DocumentType;
  /** Date of this edition; the engine has no clock. */
  date: IsoDate;
  /** `preview` shows what is missing as blanks, `final` refuses it. */
  mode: "preview" | "final";
  laws: Laws;
  vocabulary: Vocabulary;
  /** Clauses of the owner's own; `checkOwnClauses` says what became of their places. */
  ownClauses?: OwnClauses | null;
};

/**
 * Puts facts into a template: expand → own clauses → number → references → typography. Pure; the same
 * template, facts and options always give the same tree.
 *
 * @throws MissingAnswers in `final` mode, naming every required fact that the document needs and
 *   nobody gave.
 * @throws InvariantError for a template that did not pass the content check.
 */
export function assemble(
  template: Template,
  facts: FactRecord,
  { documentType, date, mode, laws, vocabulary, ownClauses }: AssembleOptions,
): DocumentTree {
  const scope = Scope.of(facts, vocabulary);
  const lost = new Set<string>();
  for (;;) {
    const missing: MissingFact[] = [];
    const expanded = expand(template.blocks, scope, { laws, lost, missing });
    const whole = ownClauses ? placeOwnClauses(expanded, ownClauses, template.blocks) : expanded;
    const { blocks: numbered, numbers } = number(whole);
    const substitutes = findSubstitutes(numbered, numbers, template.blocks);
    const gone = [...substitutes].flatMap(([id, substitute]) => (substitute === null ? [id] : []));
    if (gone.length > 0) {
      // What refers to nothing goes, which changes the numbers: again, with more known to be lost.
      for (const id of gone) {
        invariant(!lost.has(id), `A reference to ${id} outlived its removal`);
        lost.add(id);
      }
      continue;
    }
    if (mode === "final" && missing.length > 0) throw new MissingAnswers(missing);

    const resolve = referenceResolver(numbers, substitutes);
    // One way through the document for both: it is gone through on every keystroke of the form.
    const blocks = mapRuns(
      punctuateLists(numbered),
      (run) => setTypography(resolve(run)),
      (label) => typeset(label),
    );
    return {
      version: treeVersion,
      documentType,
      title: findTitle(blocks),
      date,
      revision: template.revision,
      blocks,
      laws: listCitedLaws(blocks, laws),
    };
  }
}

function findTitle(blocks: Block[]): string {
  const title = blocks.find((block) => block.type === "heading" && block.level === 1);
  return title?.type === "heading" ? plainText(title.children) : "";
}
