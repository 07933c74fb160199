import type {
  ChoiceBlock,
  Condition,
  Template,
  TemplateBlock,
} from "@/lib/engine/template/language/nodes";

/**
 * Specialises a template for one option of a choice: conditions on the fact are decided, and what is printed for other
 * options is removed. It writes the same document for answers with this option, and must not be used with any other.
 * @param path Of a fact that always has a value: a choice with a default.
 */
export function specialiseTemplate(template: Template, path: string, value: string): Template {
  const decided = (condition: Condition) => decide(condition, path, value);
  return { ...template, blocks: keep(template.blocks, decided) };
}

/** Simplifies a condition; returns a boolean when it is decided. */
type Decide = (condition: Condition) => Condition | boolean;

function decide(condition: Condition, path: string, value: string): Condition | boolean {
  switch (condition.type) {
    case "and":
    case "or": {
      const settles = condition.type === "or";
      const parts: Condition[] = [];
      for (const part of condition.parts) {
        const left = decide(part, path, value);
        if (left === settles) return settles;
        if (typeof left !== "boolean") parts.push(left);
      }
      const [first] = parts;
      if (!first) return !settles;
      return parts.length === 1 ? first : { ...condition, parts };
    }
    case "not": {
      const part = decide(condition.part, path, value);
      return typeof part === "boolean" ? !part : { ...condition, part };
    }
    case "equals":
      return condition.path === path ? condition.value === value : condition;
    default:
      return condition;
  }
}

const keep = (blocks: TemplateBlock[], decided: Decide): TemplateBlock[] =>
  blocks.flatMap((block) => keepBlock(block, decided));

function keepBlock(block: TemplateBlock, decided: Decide): TemplateBlock[] {
  switch (block.type) {
    case "choice":
      return keepChoice(block, decided);
    case "clause":
    case "requisites":
    case "loop":
      return [{ ...block, children: keep(block.children, decided) }];
    case "list":
      return [{ ...block, items: block.items.map((item) => keep(item, decided)) }];
    default:
      return [block];
  }
}

/** Keeps the branches up to the first that always holds; a single remaining one needs no choice around it. */
function keepChoice(block: ChoiceBlock, decided: Decide): TemplateBlock[] {
  const branches: ChoiceBlock["branches"] = [];
  for (const branch of block.branches) {
    const left = branch.condition === null || decided(branch.condition);
    if (left === false) continue;
    const children = keep(branch.children, decided);
    if (left !== true) {
      branches.push({ condition: left, children });
      continue;
    }
    if (branches.length === 0) return children;
    branches.push({ condition: null, children });
    break;
  }
  return branches.length === 0 ? [] : [{ ...block, branches }];
}
