/** Checks the places of titles, sections and clauses, and that none is empty. */
import type { Report } from "@/lib/engine/template/language/finding";
import type {
  ClauseBlock,
  LoopBlock,
  Position,
  TemplateBlock,
  TemplateInline,
} from "@/lib/engine/template/language/nodes";
import { childBlocks, walkTemplate } from "@/lib/engine/template/language/walk-template";

/** `unclear`: after a condition that contains a section, the current section depends on the answers. */
type Section = "none" | "numbered" | "unnumbered" | "unclear";

/** Reports blocks in places that the format does not allow, and empty parts. */
export function checkStructure(blocks: TemplateBlock[], report: Report): void {
  checkTitle(blocks, report);
  checkSections(blocks, "none", report);
  checkEmptySections(blocks, report);
  checkColons(blocks, report);
  walkTemplate(blocks, (block) => {
    if (block.type === "clause") {
      checkClause(block, report);
      checkColons(block.children, report);
    }
    if (block.type === "list") {
      for (const item of block.items) {
        checkListItem(item, report);
        checkColons(item, report);
      }
    }
    if (block.type === "requisites" && block.children.length === 0) {
      report("error", block.at, "Между «@реквизиты» и «@конец» пусто.");
    }
    if (block.type === "loop") checkRepeatedSections(block, report);
  });
}

function checkTitle(blocks: TemplateBlock[], report: Report): void {
  const titles: Position[] = [];
  walkTemplate(blocks, (block) => {
    if (block.type === "title") titles.push(block.at);
  });
  const start: Position = [0, 1, 1];
  if (titles.length === 0) report("error", start, "Нет названия документа: строки «# Название».");
  else if (blocks[0]?.type !== "title") {
    report("error", titles[0] ?? start, "Название документа стоит первым и без условий.");
  }
  for (const at of titles.slice(1)) {
    report("error", at, "Название уже есть: раздел начинают с «##».");
  }
}

function checkSections(blocks: TemplateBlock[], before: Section, report: Report): Section {
  let section = before;
  for (const block of blocks) {
    switch (block.type) {
      case "title":
      case "pageBreak":
        break;
      case "section":
        section = block.numbered ? "numbered" : "unnumbered";
        break;
      case "choice":
        for (const branch of block.branches) checkSections(branch.children, section, report);
        if (containsSection([block])) section = "unclear";
        break;
      case "loop":
        checkSections(block.children, section, report);
        if (containsSection(block.children)) section = "unclear";
        break;
      default:
        checkPlace(block, section, report);
    }
  }
  return section;
}

function checkPlace(block: TemplateBlock, section: Section, report: Report): void {
  const at = positionOf(block);
  if (section === "unclear") {
    report(
      "error",
      at,
      "После условия или повтора с разделом внутри должен начаться новый раздел: иначе неясно, к какому разделу относится это место.",
    );
  } else if (block.type === "clause" && section === "none") {
    report("error", at, "Пункт стоит до первого раздела: над ним нужна строка «## Раздел».");
  } else if (block.type === "clause" && section === "unnumbered") {
    report("error", at, "В разделе без номера не бывает пунктов: пишите абзацы.");
  }
}

function checkEmptySections(blocks: TemplateBlock[], report: Report): void {
  for (const [index, block] of blocks.entries()) {
    if (block.type === "choice") {
      for (const branch of block.branches) checkEmptySections(branch.children, report);
    }
    if (block.type === "loop") checkEmptySections(block.children, report);
    if (block.type !== "section") continue;
    const next = blocks.slice(index + 1).find(({ type }) => type !== "pageBreak");
    if (!next || next.type === "section") report("error", block.at, "В разделе ничего нет.");
  }
}

/**
 * A loop with a section inside must begin with its heading: blocks before it would belong to the section of the
 * previous turn.
 */
function checkRepeatedSections(loop: LoopBlock, report: Report): void {
  if (!containsSection(loop.children)) return;
  const first = loop.children.find((block) => !isPageBreak(block));
  if (first?.type === "section") return;
  report("error", loop.at, "Повтор с разделом внутри начинается с заголовка раздела.");
}

/** A page break, always or on a condition. */
function isPageBreak(block: TemplateBlock): boolean {
  if (block.type !== "choice") return block.type === "pageBreak";
  return block.branches.every(({ children }) => children.every(isPageBreak));
}

function checkClause(clause: ClauseBlock, report: Report): void {
  const afterNested = findAfterNested(clause.children, { seen: false });
  if (afterNested) {
    report(
      "error",
      positionOf(afterNested, clause.at),
      "После вложенных пунктов не пишут ничего, кроме вложенных пунктов: сделайте новый пункт.",
    );
  }
}

/** When documents are assembled, such words would be removed: they introduce nothing. */
function checkColons(blocks: TemplateBlock[], report: Report): void {
  for (const [index, block] of blocks.entries()) {
    if (block.type !== "paragraph" || !endsWithColon(block.children)) continue;
    const next = blocks[index + 1];
    if (!next || next.type === "section" || next.type === "pageBreak") {
      report("warning", block.at, "После двоеточия ничего нет: эти слова не попадут в документ.");
    }
  }
}

/** The first block after a nested clause that is not a clause itself. */
function findAfterNested(
  blocks: TemplateBlock[],
  state: { seen: boolean },
): TemplateBlock | undefined {
  for (const block of blocks) {
    if (block.type === "clause") {
      state.seen = true;
    } else if (block.type === "loop" || block.type === "choice") {
      const found = findAfterNested(childBlocks(block), state);
      if (found) return found;
    } else if (state.seen) {
      return block;
    }
  }
  return undefined;
}

function checkListItem(item: TemplateBlock[], report: Report): void {
  const last = item.at(-1);
  if (last?.type !== "paragraph") return;
  const end = last.children.at(-1);
  if (end?.type === "text" && /[;,]$/.test(end.text)) {
    report("warning", last.at, "Знак в конце строки списка не нужен: он ставится сам.");
  }
}

/** True for words that introduce a list; a colon inside a fact's value does not count. */
export function endsWithColon(inlines: TemplateInline[]): boolean {
  const last = inlines.at(-1);
  if (last?.type === "strong" || last?.type === "emphasis") return endsWithColon(last.children);
  return last?.type === "text" && last.text.endsWith(":");
}

function containsSection(blocks: TemplateBlock[]): boolean {
  return blocks.some((block) => block.type === "section" || containsSection(childBlocks(block)));
}

function positionOf(block: TemplateBlock, otherwise: Position = [0, 1, 1]): Position {
  if ("at" in block) return block.at;
  const [inside] = childBlocks(block);
  return inside ? positionOf(inside, otherwise) : otherwise;
}
