/** Checks that ids of sections and clauses are unique, and that every reference has a target. */
import type { Vocabulary } from "@/lib/engine/facts/known/vocabulary";
import { GuaranteedContent, type Trail } from "@/lib/engine/template/check/guaranteed-content";
import type { Report } from "@/lib/engine/template/language/finding";
import { nearest } from "@/lib/engine/template/language/nearest";
import type {
  ClauseBlock,
  ReferenceInline,
  SectionBlock,
  TemplateBlock,
} from "@/lib/engine/template/language/nodes";
import {
  childBlocks,
  inlineRuns,
  walkTemplateInlines,
} from "@/lib/engine/template/language/walk-template";
import { isGeneratedId } from "@/lib/engine/template/parse/assign-missing-ids";

/** The blocks around a block. */
type Surroundings = { trail: Trail; inLoop: boolean; clauses: string[] };
type Target = { block: SectionBlock | ClauseBlock; trail: Trail };

/**
 * Reports duplicate ids, and references whose target does not exist, is of the wrong kind (a section for a clause), has
 * no number or may be missing from the document.
 */
export function checkReferences(
  blocks: TemplateBlock[],
  vocabulary: Vocabulary,
  report: Report,
): void {
  const targets = new Map<string, Target[]>();
  const references: (Surroundings & { inline: ReferenceInline })[] = [];

  const collect = (inside: TemplateBlock[], around: Surroundings): void => {
    const { trail, inLoop } = around;
    for (const block of inside) {
      if ((block.type === "section" || block.type === "clause") && !isGeneratedId(block.id)) {
        const namesakes = targets.get(block.id) ?? [];
        if (inLoop) {
          report(
            "error",
            block.at,
            `Имя «${block.id}» стоит в повторе: таких пунктов будет много.`,
          );
        } else if (!namesakes.every((other) => areExclusive(other.trail, trail))) {
          report("error", block.at, `Имя «${block.id}» уже занято.`);
        }
        targets.set(block.id, [...namesakes, { block, trail }]);
      }
      for (const run of inlineRuns(block)) {
        walkTemplateInlines(run, (inline) => {
          if (inline.type === "reference") references.push({ ...around, inline });
        });
      }
      if (block.type === "choice") {
        for (const [branch, { children }] of block.branches.entries()) {
          collect(children, { ...around, trail: [...trail, { choice: block, branch }] });
        }
      } else {
        const clauses = block.type === "clause" ? [...around.clauses, block.id] : around.clauses;
        collect(childBlocks(block), { trail, inLoop: inLoop || block.type === "loop", clauses });
      }
    }
  };
  collect(blocks, { trail: [], inLoop: false, clauses: [] });

  for (const { inline, trail, clauses } of references) {
    const { id, to, at } = inline;
    const target = targets.get(id);
    if (!target) {
      report("error", at, `Нет раздела или пункта «${id}».`, nearest(id, targets.keys()));
    } else if (target.some(({ block }) => block.type !== to)) {
      const right = to === "clause" ? "{раздел: …}" : "{пункт: …}";
      report("error", at, `«${id}» — ${to === "clause" ? "раздел" : "пункт"}: пишите «${right}».`);
    } else if (target.some(({ block }) => block.type === "section" && !block.numbered)) {
      report("error", at, `У раздела «${id}» нет номера, и сослаться на него нельзя.`);
    } else if (
      !clauses.includes(id) &&
      !GuaranteedContent.at(trail, vocabulary).includes(blocks, id)
    ) {
      report(
        "warning",
        at,
        `«${id}» может не попасть в документ: тогда ссылка укажет на раздел, где он стоял, а если нет и раздела, исчезнет вместе со своим пунктом.`,
      );
    }
  }
}

/** True for two branches of one `@если`: only one of them is in a document. */
function areExclusive(a: Trail, b: Trail): boolean {
  return a.some(({ choice, branch }) =>
    b.some((step) => step.choice === choice && step.branch !== branch),
  );
}
