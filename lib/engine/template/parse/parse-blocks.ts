/** The structural pass: mdast blocks and control lines → template blocks. */
import type { Heading, List, ListItem, RootContent } from "mdast";
import { nearest } from "@/lib/engine/template/language/nearest";
import type { ChoiceBlock, ClauseBlock, TemplateBlock } from "@/lib/engine/template/language/nodes";
import { parseMarkdown } from "@/lib/engine/template/parse/markdown";
import { parseCondition } from "@/lib/engine/template/parse/parse-condition";
import { type Control, parseControl } from "@/lib/engine/template/parse/parse-control";
import { sourceOf, startOf } from "@/lib/engine/template/parse/parse-inlines";
import {
  checkAlignment,
  type ParseContext,
  parseHeading,
  parseParagraph,
  parseRequisite,
  parseTable,
} from "@/lib/engine/template/parse/parse-parts";
import type { Source } from "@/lib/engine/template/parse/source";

/** The nodes of one container; a control line affects only its own container. */
type Cursor = { nodes: RootContent[]; index: number; source: Source };
type Stop = Extract<Control, { type: "end" | "else" | "elseIf" }> & { offset: number };

/** Sections are level 1 of the numbers, so clauses reach «3.2.1». */
const deepestClause = 2;

const forbidden: Partial<Record<RootContent["type"], string>> = {
  html: "Теги HTML запрещены: знак «<» как текст пишут «\\<».",
  code: "Блоков кода в документах нет.",
  blockquote: "Цитат «>» в документах нет.",
  thematicBreak: "Черты «---» в документах нет; новую страницу начинает «@страница».",
  definition: "Ссылку пишут с адресом в круглых скобках: «[слова](https://…)».",
  footnoteDefinition: "Сносок в документах нет.",
};

export class BlockParser {
  private readonly inserting: string[] = [];

  /** @param openPassage the source of a passage, or null when there is none of that name. */
  constructor(
    private readonly passageNames: string[],
    private readonly openPassage: (name: string) => Source | null,
  ) {}

  /** Parses a whole file. Errors are reported to the source, and their blocks left out. */
  parseFile(source: Source): TemplateBlock[] {
    return this.parseSource(source, { place: "root", clause: null, depth: 0 });
  }

  private parseSource(source: Source, context: ParseContext): TemplateBlock[] {
    return this.parseNodes(parseMarkdown(source.text).children, context, source);
  }

  private parseNodes(nodes: RootContent[], context: ParseContext, source: Source): TemplateBlock[] {
    const cursor: Cursor = { nodes, index: 0, source };
    const blocks: TemplateBlock[] = [];
    for (;;) {
      const stop = this.parseUntilStop(cursor, context, blocks);
      if (!stop) return blocks;
      const word = stop.type === "end" ? "@конец" : "@иначе";
      source.error(
        stop.offset,
        `«${word}» без начала: выше нет «@если», «@для каждого» или «@реквизиты» с тем же отступом.`,
      );
    }
  }

  /** Adds blocks to `into` until the container ends (null) or a line that belongs to the caller. */
  private parseUntilStop(
    cursor: Cursor,
    context: ParseContext,
    into: TemplateBlock[],
  ): Stop | null {
    const { nodes, source } = cursor;
    for (let node = nodes[cursor.index]; node; node = nodes[cursor.index]) {
      cursor.index += 1;
      if (node.type !== "controlLine") {
        into.push(...this.parseBlock(node, context, source));
        continue;
      }
      const offset = startOf(node);
      const control = parseControl(sourceOf(node, source), offset, source);
      switch (control.type) {
        case "end":
        case "else":
        case "elseIf":
          return { ...control, offset };
        default:
          into.push(...this.parseControlled(control, offset, cursor, context));
      }
    }
    return null;
  }

  private parseControlled(
    control: Exclude<Control, { type: Stop["type"] }>,
    offset: number,
    cursor: Cursor,
    context: ParseContext,
  ): TemplateBlock[] {
    const { source } = cursor;
    const at = source.position(offset);
    switch (control.type) {
      case "if":
        return [this.parseChoice(control, offset, cursor, context)];
      case "loop": {
        const { variable, path, pathOffset } = control;
        const children = this.parseOpened("@для каждого", offset, cursor, context);
        return [{ type: "loop", variable, path, children, at: source.position(pathOffset) }];
      }
      case "requisites": {
        const allowed = context.place === "root" || context.place === "clause";
        if (!allowed) source.error(offset, "«@реквизиты» стоят в разделе или в пункте.");
        const inside: ParseContext = { ...context, place: "requisites" };
        const children = this.parseOpened("@реквизиты", offset, cursor, inside);
        return allowed ? [{ type: "requisites", children, at }] : [];
      }
      case "insert":
        return this.parsePassage(control.name, control.nameOffset, context, source);
      case "pageBreak":
        if (context.place === "root") return [{ type: "pageBreak" }];
        source.error(offset, "«@страница» стоит между разделами, без отступа.");
        return [];
      case "broken":
        if (control.opens) this.parseOpened("", offset, cursor, context);
        return [];
    }
  }

  private parseChoice(
    opening: Extract<Control, { type: "if" }>,
    offset: number,
    cursor: Cursor,
    context: ParseContext,
  ): ChoiceBlock {
    const { source } = cursor;
    const choice: ChoiceBlock = { type: "choice", branches: [], at: source.position(offset) };
    let current: Stop | Extract<Control, { type: "if" }> | null = opening;
    let hasElse = false;
    while (current && current.type !== "end") {
      if (hasElse && "offset" in current) {
        source.error(current.offset, "После «@иначе» может стоять только «@конец».");
      }
      if (current.type === "else") hasElse = true;
      const condition =
        current.type === "else"
          ? null
          : parseCondition(current.condition, current.conditionOffset, source);
      const children: TemplateBlock[] = [];
      const valid = current.type === "else" || condition !== null;
      current = this.parseUntilStop(cursor, context, children);
      if (valid) choice.branches.push({ condition, children });
    }
    if (!current) this.reportUnclosed("@если", offset, source);
    return choice;
  }

  /** Parses the blocks up to the `@конец` of this opening line. */
  private parseOpened(
    word: string,
    offset: number,
    cursor: Cursor,
    context: ParseContext,
  ): TemplateBlock[] {
    const blocks: TemplateBlock[] = [];
    for (;;) {
      const stop = this.parseUntilStop(cursor, context, blocks);
      if (!stop && word !== "") this.reportUnclosed(word, offset, cursor.source);
      if (!stop || stop.type === "end") return blocks;
      // The misspelt opening line, possibly an «@если», was already reported.
      if (word !== "") cursor.source.error(stop.offset, `«@иначе» не бывает внутри «${word}».`);
    }
  }

  private reportUnclosed(word: string, offset: number, source: Source): void {
    source.error(offset, `«${word}» не закрыто: ниже нет «@конец» с тем же отступом.`);
  }

  private parsePassage(
    name: string,
    offset: number,
    context: ParseContext,
    from: Source,
  ): TemplateBlock[] {
    const source = this.openPassage(name);
    if (!source) {
      from.error(
        offset,
        `Нет отрывка «${name}» в content/clauses.`,
        nearest(name, this.passageNames),
      );
      return [];
    }
    if (this.inserting.includes(name)) {
      from.error(offset, `Отрывок «${name}» вставляет сам себя.`);
      return [];
    }
    this.inserting.push(name);
    const blocks = this.parseSource(source, context);
    this.inserting.pop();
    return blocks;
  }

  private parseBlock(node: RootContent, context: ParseContext, source: Source): TemplateBlock[] {
    const inRequisites = context.place === "requisites";
    if (inRequisites && !(node.type === "list" && !node.ordered)) {
      source.error(startOf(node), "Внутри «@реквизиты» стоит список «- Название: значение».");
      return [];
    }
    switch (node.type) {
      case "heading":
        return this.parseHeading(node, context, source);
      case "paragraph":
        return parseParagraph(node, context, source);
      case "list":
        checkAlignment(node, source);
        if (inRequisites) return node.children.flatMap((item) => parseRequisite(item, source));
        return node.ordered
          ? this.parseClauses(node, context, source)
          : this.parseList(node, context, source);
      case "table":
        if (context.place !== "item") return [parseTable(node, source)];
        source.error(startOf(node), "Таблица не может стоять внутри списка.");
        return [];
      default:
        source.error(startOf(node), forbidden[node.type] ?? `«${node.type}» в документах нет.`);
        return [];
    }
  }

  private parseHeading(node: Heading, context: ParseContext, source: Source): TemplateBlock[] {
    if (context.place !== "root") {
      source.error(startOf(node), "Заголовок не может стоять внутри пункта или списка.");
      return [];
    }
    return parseHeading(node, source);
  }

  private parseClauses(node: List, context: ParseContext, source: Source): TemplateBlock[] {
    if (context.place === "item") {
      source.error(
        startOf(node),
        "Пункты с номерами не могут стоять внутри маркированного списка.",
      );
      return [];
    }
    if (context.depth === deepestClause) {
      source.error(startOf(node), "Пункты глубже «3.2.1» не делают: разбейте пункт на несколько.");
      return [];
    }
    return node.children.map((item) => {
      const offset = startOf(item);
      if (/^\d+\)/.test(sourceOf(item, source))) {
        source.error(offset, "Пункт начинают с «1.», а не с «1)».");
      }
      const clause: ClauseBlock = {
        type: "clause",
        id: "",
        norms: [],
        children: [],
        at: source.position(offset),
      };
      const inside: ParseContext = { place: "clause", clause, depth: context.depth + 1 };
      clause.children = this.parseItem(item, inside, source, "Пункт");
      return clause;
    });
  }

  private parseList(node: List, context: ParseContext, source: Source): TemplateBlock[] {
    const inside: ParseContext = { ...context, place: "item" };
    return [
      {
        type: "list",
        items: node.children.map((item) => this.parseItem(item, inside, source, "Строка списка")),
      },
    ];
  }

  private parseItem(
    item: ListItem,
    context: ParseContext,
    source: Source,
    what: string,
  ): TemplateBlock[] {
    const blocks = this.parseNodes(item.children, context, source);
    if (blocks[0]?.type !== "paragraph") {
      source.error(
        startOf(item),
        `${what} начинается с текста: управляющие строки, списки и таблицы идут после него.`,
      );
    }
    return blocks;
  }
}
