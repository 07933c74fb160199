import { type Finding, sortFindings } from "@/lib/engine/template/language/finding";
import type { Condition, Template, TemplateBlock } from "@/lib/engine/template/language/nodes";
import {
  childBlocks,
  inlineRuns,
  walkTemplate,
  walkTemplateInlines,
} from "@/lib/engine/template/language/walk-template";

/**
 * Checks that nothing is stated of an owner without an answer: a clause is under a condition on a fact, contains a fact
 * or a blank, or is marked as true of every owner. The chosen length of the text is not a fact about the owner.
 */
export function checkGrounds({ blocks, files }: Template): Finding[] {
  const findings: Finding[] = [];
  function visit(inside: TemplateBlock[], grounded: boolean): void {
    for (const block of inside) {
      if (block.type === "choice") {
        const dependsOnOwner = block.branches.some(
          ({ condition }) => condition && speaksOfOwner(condition),
        );
        for (const { children } of block.branches) visit(children, grounded || dependsOnOwner);
      } else if (block.type === "loop") {
        visit(block.children, true);
      } else if (block.type === "clause") {
        const isGrounded = grounded || block.everyone === true || containsFact(block);
        const [file, line, column] = block.at;
        if (!isGrounded) {
          findings.push({
            file: files[file] ?? "",
            line,
            column,
            severity: "error",
            message:
              "Пункт утверждает одно и то же о каждом владельце: поставьте его под условие, подставьте сведение или, если он верен для всех, допишите «{для всех}».",
          });
        }
        // Reported once, not again for each nested clause.
        visit(block.children, true);
      } else {
        visit(childBlocks(block), grounded);
      }
    }
  }
  visit(blocks, false);
  return sortFindings(findings);
}

function speaksOfOwner(condition: Condition): boolean {
  switch (condition.type) {
    case "and":
    case "or":
      return condition.parts.some(speaksOfOwner);
    case "not":
      return speaksOfOwner(condition.part);
    default:
      return condition.path !== "document.length";
  }
}

function containsFact(clause: TemplateBlock): boolean {
  let found = false;
  walkTemplate([clause], (block) => {
    if (block.type === "choice" || block.type === "loop") found = true;
    for (const run of inlineRuns(block)) {
      walkTemplateInlines(run, (inline) => {
        if ("path" in inline || inline.type === "blank") found = true;
      });
    }
  });
  return found;
}
