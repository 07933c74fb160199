import { invariant } from "@/lib/core/invariant";
import type { IsoDate } from "@/lib/core/time/moscow-time";
import { listCitedLaws } from "@/lib/engine/assemble/cite";
import { expand } from "@/lib/engine/assemble/expand";
import { finish } from "@/lib/engine/assemble/finish";
import { MissingAnswers, type MissingFact } from "@/lib/engine/assemble/missing-answers";
import { type Numbers, numberBlocks } from "@/lib/engine/assemble/number";
import {
  findReferenceFallbacks,
  type ReferenceFallbacks,
  referenceResolver,
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
  /** `preview` prints missing answers as blanks, `final` rejects them. */
  mode: "preview" | "final";
  laws: Laws;
  vocabulary: Vocabulary;
  /** Blocks above the title: the lines in which somebody approves the paper. */
  head?: Block[];
  /** The owner's custom clauses. */
  customClauses?: CustomClauses | null;
};

export type AssembledText = {
  tree: TextTree;
  /** Custom clauses that the owner should review; empty without any. */
  movedClauses: AnswerFinding[];
};

/**
 * Assembles a document from a template and facts: expand → custom clauses → number → references → typography. Pure: the
 * same template, facts and options always give the same document.
 * @throws MissingAnswers in `final` mode, with every required fact that the document needs and that is not given.
 * @throws InvariantError for a template that did not pass the content check.
 */
export function assemble(
  template: Template,
  facts: FactRecord,
  { date, mode, laws, vocabulary, head = [], customClauses }: AssembleOptions,
): AssembledText {
  const scope = Scope.of(facts, vocabulary);
  const removedIds = new Set<string>();
  for (;;) {
    const missingFacts: MissingFact[] = [];
    const referencedIds = new Set<string>();
    const expanded = expand(template.blocks, scope, {
      laws,
      removedIds,
      missingFacts,
      referencedIds,
    });
    const numberedTemplate = numberAndResolveReferences(expanded, referencedIds, template);
    const customResult = customClauses
      ? withCustomClauses(expanded, referencedIds, customClauses, template)
      : null;
    const newlyRemovedIds = new Set([
      ...numberedTemplate.newlyRemovedIds,
      ...(customResult?.newlyRemovedIds ?? []),
    ]);
    if (newlyRemovedIds.size > 0) {
      // Blocks that refer to a removed block are removed too, which changes the numbers: repeat with more ids known to be
      // removed.
      for (const id of newlyRemovedIds) {
        invariant(!removedIds.has(id), `A reference to ${id} outlived its removal`);
        removedIds.add(id);
      }
      continue;
    }
    if (mode === "final" && missingFacts.length > 0) throw new MissingAnswers(missingFacts);

    const { blocks, cited } = finished(customResult ?? numberedTemplate);
    const tree: TextTree = {
      version: treeVersion,
      title: findTitle(blocks),
      date,
      revision: template.revision,
      blocks: [...head, ...blocks],
      laws: listCitedLaws(cited, laws),
    };
    return {
      tree,
      movedClauses: customResult ? findMoved(customResult, numberedTemplate, blocks) : [],
    };
  }
}

/** Numbered blocks, and the targets of their references. */
type Numbered = {
  blocks: Block[];
  numbers: Numbers;
  fallbacks: ReferenceFallbacks;
  newlyRemovedIds: string[];
};

function numberAndResolveReferences(
  expanded: Block[],
  referencedIds: ReadonlySet<string>,
  template: Template,
): Numbered {
  const { blocks, numbers } = numberBlocks(expanded);
  const fallbacks = findReferenceFallbacks(blocks, referencedIds, numbers, template.blocks);
  const newlyRemovedIds = [...fallbacks].flatMap(([id, fallback]) =>
    fallback === null ? [id] : [],
  );
  return { blocks, numbers, fallbacks, newlyRemovedIds };
}

type WithCustomClauses = Numbered & { customClauses: CustomClauses; places: ClausePlaces };

function withCustomClauses(
  expanded: Block[],
  referencedIds: ReadonlySet<string>,
  customClauses: CustomClauses,
  template: Template,
): WithCustomClauses {
  const places = findPlaces(expanded, customClauses, template.blocks);
  const placed = placeCustomClauses(expanded, customClauses, places);
  return { ...numberAndResolveReferences(placed, referencedIds, template), customClauses, places };
}

const finished = ({ blocks, numbers, fallbacks }: Numbered) =>
  finish(blocks, referenceResolver(numbers, fallbacks));

/** Assembles only the template's clauses that were replaced, not a whole second document. */
function findMoved(
  { customClauses, places }: WithCustomClauses,
  numberedTemplate: Numbered,
  document: Block[],
): AnswerFinding[] {
  const replaced = replaceableClauses(numberedTemplate.blocks)
    .map(({ clause }) => clause)
    .filter(({ id }) => places.replaced.has(id));
  const clausesById = new Map(
    finished({ ...numberedTemplate, blocks: replaced }).blocks.flatMap((block) =>
      block.type === "clause" ? [[block.id, block] as const] : [],
    ),
  );
  return checkCustomClauses(customClauses, places, clausesById, document);
}

function findTitle(blocks: Block[]): string {
  const title = blocks.find((block) => block.type === "heading" && block.level === 1);
  return title?.type === "heading" ? plainText(title.children) : "";
}
