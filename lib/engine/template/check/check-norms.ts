import type { Report } from "@/lib/engine/template/language/finding";
import type { Laws } from "@/lib/engine/template/language/laws";
import { nearest } from "@/lib/engine/template/language/nearest";
import type { Position, TemplateBlock } from "@/lib/engine/template/language/nodes";
import {
  childBlocks,
  inlineRuns,
  walkTemplate,
  walkTemplateInlines,
} from "@/lib/engine/template/language/walk-template";

/** Checks that every clause has a norm, its own or an inherited one, and that every cited act is described. */
export function checkNorms(blocks: TemplateBlock[], laws: Laws, report: Report): void {
  requireNorms(blocks, false, report);

  const mentioned = new Set<string>();
  const checkLaw = (name: string, at: Position) => {
    const law = Object.hasOwn(laws, name) ? laws[name] : undefined;
    if (!law) {
      report(
        "error",
        at,
        `Акта «${name}» нет в content/laws.yaml.`,
        nearest(name, Object.keys(laws)),
      );
    } else if (law.status === "unverified" && !mentioned.has(name)) {
      report("warning", at, `«${name}» не сверен с текстом акта (status: unverified).`);
    }
    mentioned.add(name);
  };
  walkTemplate(blocks, (block) => {
    if (block.type === "clause") for (const { law, at } of block.norms) checkLaw(law, at);
    for (const run of inlineRuns(block)) {
      walkTemplateInlines(run, (inline) => {
        if (inline.type === "citation") checkLaw(inline.norm.law, inline.at);
      });
    }
  });
}

function requireNorms(blocks: TemplateBlock[], inherited: boolean, report: Report): void {
  for (const block of blocks) {
    const hasNorm = inherited || (block.type === "clause" && block.norms.length > 0);
    if (block.type === "clause" && !hasNorm) {
      report("error", block.at, "У пункта нет нормы: добавьте в конец «{норма: 152-ФЗ ст. …}».");
    }
    // Reported once, not again for each nested clause.
    requireNorms(childBlocks(block), hasNorm || block.type === "clause", report);
  }
}
