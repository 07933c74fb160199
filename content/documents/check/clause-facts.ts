/** Test support: which facts decide the words of each clause of a template. */
import type {
  Condition,
  Template,
  TemplateBlock,
  TemplateInline,
} from "@/lib/engine/template/language/nodes";
import {
  childBlocks,
  inlineRuns,
  walkTemplateInlines,
} from "@/lib/engine/template/language/walk-template";

/** Keyed by the id of the clause or heading; text outside of them is keyed «text». */
export type FactsOfClauses = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Returns the facts that a clause names, those of the conditions around it, and those of the clauses it refers to: when
 * a target is removed, the clause may be removed as well.
 */
export function factsOfClauses(template: Template): FactsOfClauses {
  const facts = new Map<string, Set<string>>();
  const references = new Map<string, Set<string>>();
  const add = (id: string, paths: Iterable<string>) => {
    const known = facts.get(id) ?? new Set<string>();
    for (const path of paths) known.add(path);
    facts.set(id, known);
  };

  // A section without clauses is removed, so the facts of its clauses decide about the section too.
  let section = "text";
  /** `around`: the id of the outermost clause; nested clauses count as part of it. */
  function visit(
    blocks: TemplateBlock[],
    steering: string[],
    variables: string[],
    around: string[],
  ) {
    for (const block of blocks) {
      if (block.type === "choice") {
        const asked: string[] = [];
        for (const { condition, children } of block.branches) {
          if (condition) asked.push(...pathsOf(condition).filter((path) => !isOf(path, variables)));
          visit(children, [...steering, ...asked], variables, around);
        }
      } else if (block.type === "loop") {
        const own = isOf(block.path, variables) ? [] : [block.path];
        visit(block.children, [...steering, ...own], [...variables, block.variable], around);
      } else {
        if (block.type === "section") section = block.id;
        const own = "id" in block ? [block.id] : block.type === "title" ? ["title"] : [];
        const ids = [...around, ...own];
        const paths = inlineRuns(block).flatMap((run) => pathsIn(run));
        const targets = inlineRuns(block).flatMap((run) => targetsIn(run));
        for (const id of new Set([...(ids.length > 0 ? ids : ["text"]), section])) {
          add(id, [...steering, ...paths.filter((path) => !isOf(path, variables))]);
          const known = references.get(id) ?? new Set<string>();
          for (const target of targets) known.add(target);
          references.set(id, known);
        }
        visit(childBlocks(block), steering, variables, ids);
      }
    }
  }
  visit(template.blocks, [], [], []);
  for (let grows = true; grows; ) {
    grows = false;
    for (const [id, targets] of references) {
      const before = facts.get(id)?.size;
      for (const target of targets) add(id, facts.get(target) ?? []);
      if (facts.get(id)?.size !== before) grows = true;
    }
  }
  return facts;
}

const isOf = (path: string, variables: string[]) =>
  variables.some((variable) => path === variable || path.startsWith(`${variable}.`));

function pathsOf(condition: Condition): string[] {
  switch (condition.type) {
    case "and":
    case "or":
      return condition.parts.flatMap(pathsOf);
    case "not":
      return pathsOf(condition.part);
    default:
      return [condition.path];
  }
}

function pathsIn(inlines: TemplateInline[]): string[] {
  const paths: string[] = [];
  walkTemplateInlines(inlines, (inline) => {
    if ("path" in inline) paths.push(inline.path);
  });
  return paths;
}

function targetsIn(inlines: TemplateInline[]): string[] {
  const targets: string[] = [];
  walkTemplateInlines(inlines, (inline) => {
    if (inline.type === "reference") targets.push(inline.id);
  });
  return targets;
}
