import { invariant } from "@/lib/core/invariant";
import type { IsoDate } from "@/lib/core/time/moscow-time";
import { listCitedLaws } from "@/lib/engine/assemble/cite";
import { expand } from "@/lib/engine/assemble/expand";
import { finish } from "@/lib/engine/assemble/finish";
import { MissingAnswers, type MissingFact } from "@/lib/engine/assemble/missing-answers";
import { type Numbers, number } from "@/lib/engine/assemble/number";
import {
  findSubstitutes,
  referenceResolver,
  type Substitutes,
} from "@/lib/engine/assemble/references";
import { Scope } from "@/lib/engine/assemble/scope";
import { checkCustomClauses } from "@/lib/engine/custom-clauses/check-custom-clauses";
import {
  type ClausePlaces,
  findPlaces,
  replaceableClauses,
} from "@/lib/engine/custom-clauses/find-places";
import { placeCustomClauses } from "@/lib/engine/custom-clauses/place-custom-clauses";
import type { FactRecord, Vocabulary } from "@/lib/engine/facts/known/vocabulary";
import type { AnswerFinding } from "@/lib/engine/lint/check-answers";
import type { CustomClauses } from "@/lib/engine/questions/custom-clauses";
import type { Laws } from "@/lib/engine/template/language/laws";
import type { Template } from "@/lib/engine/template/language/nodes";
import { type Block, type TextTree, treeVersion } from "@/lib/engine/tree/document";
import { plainText } from "@/lib/engine/tree/walk";

export type AssembleOptions = {
  /** Date of this edition; the engine has no clock. */
  date: IsoDate;
  /** `preview` shows what is missing as blanks, `final` refuses it. */
  mode: "preview" | "final";
  laws: Laws;
  vocabulary: Vocabulary;
  /** What stands above the title: the lines in which somebody approves the paper. */
  head?: Block[];
  /** Clauses of the owner's own. */
  customClauses?: CustomClauses | null;
};

export type AssembledText = {
  tree: TextTree;
  /** What the owner should look at again in its custom clauses; empty without any. */
  movedClauses: AnswerFinding[];
};

/**
 * Puts facts into a template: expand → custom clauses → number → references → typography. Pure; the same
 * template, facts and options always give the same document.
 *
 * @throws MissingAnswers in `final` mode, naming every required fact that the document needs and
 *   nobody gave.
 * @throws InvariantError for a template that did not pass the content check.
 */
export function assemble(
  template: Template,
  facts: FactRecord,
  { date, mode, laws, vocabulary, head = [], customClauses }: AssembleOptions,
): AssembledText {
  const scope = Scope.of(facts, vocabulary);
  const lost = new Set<string>();
  for (;;) {
    const missing: MissingFact[] = [];
    const referred = new Set<string>();
    const expanded = expand(template.blocks, scope, { laws, lost, missing, referred });
    const ours = numberAndRefer(expanded, referred, template);
    const own = customClauses
      ? withCustomClauses(expanded, referred, customClauses, template)
      : null;
    const gone = new Set([...ours.gone, ...(own?.gone ?? [])]);
    if (gone.size > 0) {
      // What refers to nothing goes, which changes the numbers: again, with more known to be lost.
      for (const id of gone) {
        invariant(!lost.has(id), `A reference to ${id} outlived its removal`);
        lost.add(id);
      }
      continue;
    }
    if (mode === "final" && missing.length > 0) throw new MissingAnswers(missing);

    const { blocks, cited } = finished(own ?? ours);
    const tree: TextTree = {
      version: treeVersion,
      title: findTitle(blocks),
      date,
      revision: template.revision,
      blocks: [...head, ...blocks],
      laws: listCitedLaws(cited, laws),
    };
    return { tree, movedClauses: own ? findMoved(own, ours, blocks) : [] };
  }
}

/** Blocks with their numbers, and where their references lead. */
type Numbered = { blocks: Block[]; numbers: Numbers; substitutes: Substitutes; gone: string[] };

function numberAndRefer(
  expanded: Block[],
  referred: ReadonlySet<string>,
  template: Template,
): Numbered {
  const { blocks, numbers } = number(expanded);
  const substitutes = findSubstitutes(blocks, referred, numbers, template.blocks);
  const gone = [...substitutes].flatMap(([id, substitute]) => (substitute === null ? [id] : []));
  return { blocks, numbers, substitutes, gone };
}

type WithCustomClauses = Numbered & { customClauses: CustomClauses; places: ClausePlaces };

function withCustomClauses(
  expanded: Block[],
  referred: ReadonlySet<string>,
  customClauses: CustomClauses,
  template: Template,
): WithCustomClauses {
  const places = findPlaces(expanded, customClauses, template.blocks);
  const placed = placeCustomClauses(expanded, customClauses, places);
  return { ...numberAndRefer(placed, referred, template), customClauses, places };
}

const finished = ({ blocks, numbers, substitutes }: Numbered) =>
  finish(blocks, referenceResolver(numbers, substitutes));

/** Assembles only the replaced clauses of the template, not a whole second document. */
function findMoved(
  { customClauses, places }: WithCustomClauses,
  ours: Numbered,
  document: Block[],
): AnswerFinding[] {
  const replaced = replaceableClauses(ours.blocks)
    .map(({ clause }) => clause)
    .filter(({ id }) => places.replaced.has(id));
  const words = new Map(
    finished({ ...ours, blocks: replaced }).blocks.flatMap((block) =>
      block.type === "clause" ? [[block.id, block] as const] : [],
    ),
  );
  return checkCustomClauses(customClauses, places, words, document);
}

function findTitle(blocks: Block[]): string {
  const title = blocks.find((block) => block.type === "heading" && block.level === 1);
  return title?.type === "heading" ? plainText(title.children) : "";
}
