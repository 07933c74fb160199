/** Checks that every fact in a template exists and is used as its kind allows. */
import type { FactDefinition, Vocabulary } from "@/lib/engine/facts/known/vocabulary";
import { questionKeys } from "@/lib/engine/questions/questions";
import {
  findDefinition,
  splitVariable,
  toElement,
  type VariableDefinition,
  type Variables,
} from "@/lib/engine/template/language/fact-scope";
import type { Report } from "@/lib/engine/template/language/finding";
import { nearest } from "@/lib/engine/template/language/nearest";
import type {
  Condition,
  LoopBlock,
  Position,
  TemplateBlock,
  TemplateInline,
} from "@/lib/engine/template/language/nodes";
import {
  childBlocks,
  inlineRuns,
  walkTemplateInlines,
} from "@/lib/engine/template/language/walk-template";

const kindNames: Record<VariableDefinition["kind"], string> = {
  text: "текст",
  flag: "да или нет",
  choice: "один вариант из списка",
  texts: "несколько текстов",
  choices: "несколько вариантов из списка",
  rows: "таблица",
  record: "строка таблицы",
};

export function checkFacts(blocks: TemplateBlock[], vocabulary: Vocabulary, report: Report): void {
  new FactCheck(vocabulary, report).check(blocks, new Map());
}

const isQuestion = (key: string) => (questionKeys as string[]).includes(key);

class FactCheck {
  constructor(
    private readonly vocabulary: Vocabulary,
    private readonly report: Report,
  ) {}

  check(blocks: TemplateBlock[], variables: Variables): void {
    for (const block of blocks) {
      if (block.type === "loop") {
        this.checkLoop(block, variables);
        continue;
      }
      if (block.type === "choice") {
        for (const { condition } of block.branches) {
          if (condition) this.checkCondition(condition, variables);
        }
      }
      for (const run of inlineRuns(block)) {
        walkTemplateInlines(run, (inline) => this.checkInline(inline, variables));
      }
      if (block.type === "title" || block.type === "section") {
        this.checkAlwaysThere(block.children, variables, "заголовке");
      }
      if (block.type === "table") {
        for (const cell of block.header ?? []) {
          this.checkAlwaysThere(cell, variables, "шапке таблицы");
        }
      }
      this.check(childBlocks(block), variables);
    }
  }

  private find(path: string, at: Position, variables: Variables): VariableDefinition | undefined {
    const definition = findDefinition(path, this.vocabulary, variables);
    if (definition) return definition;
    const [variable] = splitVariable(path);
    const element = variables.get(variable);
    if (element && element.kind !== "record") {
      this.report("error", at, `У «${variable}» нет граф: пишите просто «${variable}».`);
      return undefined;
    }
    const columns = [...variables].flatMap(([name, { kind, ...rest }]) =>
      kind === "record" && "row" in rest
        ? Object.keys(rest.row ?? {}).map((column) => `${name}.${column}`)
        : [name],
    );
    const known = element ? columns : [...columns, ...Object.keys(this.vocabulary)];
    this.report("error", at, `Нет факта «${path}».`, nearest(path, known));
    return undefined;
  }

  private checkInline(inline: TemplateInline, variables: Variables): void {
    const asks = "asks" in inline ? inline.asks : undefined;
    if ("at" in inline && asks !== undefined && !isQuestion(asks)) {
      this.report("error", inline.at, `Нет вопроса «${asks}».`, nearest(asks, questionKeys));
    }
    if (inline.type !== "fact" && inline.type !== "factLink") return;
    const { path, at } = inline;
    const definition = this.find(path, at, variables);
    if (!definition) return;
    const { kind } = definition;
    if (inline.type === "factLink" && kind !== "text") {
      this.report(
        "error",
        at,
        `Адресом ссылки может быть только текст, а «${path}» — ${kindNames[kind]}.`,
      );
    } else if (kind === "flag" || kind === "rows" || kind === "record") {
      this.report(
        "error",
        at,
        `«${path}» нельзя напечатать: это ${kindNames[kind]}. ${kind === "flag" ? "Его проверяют в «@если»." : "Печатают его графы."}`,
      );
    }
  }

  /** Headings cannot be removed when a fact is missing: their clauses would have none. */
  private checkAlwaysThere(run: TemplateInline[], variables: Variables, where: string): void {
    walkTemplateInlines(run, (inline) => {
      if (inline.type !== "fact" && inline.type !== "factLink") return;
      const definition = findDefinition(inline.path, this.vocabulary, variables);
      const always =
        (inline.type === "fact" && inline.hint !== undefined) ||
        (definition && definition.kind !== "record" && definition.required);
      if (definition && !always) {
        this.report(
          "error",
          inline.at,
          `«${inline.path}» может быть не задан, а стоит в ${where}: добавьте «| указать: …».`,
        );
      }
    });
  }

  private checkLoop(loop: LoopBlock, variables: Variables): void {
    const definition = this.find(loop.path, loop.at, variables);
    const element = definition && toElement(definition);
    if (definition && !element) {
      this.report(
        "error",
        loop.at,
        `Повторять можно только таблицу или список, а «${loop.path}» — ${kindNames[definition.kind]}.`,
      );
    }
    if (variables.has(loop.variable)) {
      this.report("error", loop.at, `Имя «${loop.variable}» уже занято повтором снаружи.`);
    }
    // Without an element every use of the variable would be reported as well.
    if (element) this.check(loop.children, new Map(variables).set(loop.variable, element));
  }

  private checkCondition(condition: Condition, variables: Variables): void {
    switch (condition.type) {
      case "and":
      case "or":
        for (const part of condition.parts) this.checkCondition(part, variables);
        return;
      case "not":
        this.checkCondition(condition.part, variables);
        return;
      default: {
        const definition = this.find(condition.path, condition.at, variables);
        if (definition) this.checkComparison(condition, definition);
      }
    }
  }

  private checkComparison(
    condition: Exclude<Condition, { type: "and" | "or" | "not" }>,
    definition: VariableDefinition,
  ): void {
    const { path, at } = condition;
    const { kind } = definition;
    const wrong = (advice: string) =>
      this.report("error", at, `«${path}» — ${kindNames[kind]}: ${advice}.`);
    switch (condition.type) {
      case "flag":
        if (kind !== "flag") wrong(`пишите «есть ${path}»`);
        return;
      case "given":
        if (kind === "record") wrong("она есть всегда, проверяйте её графы");
        return;
      case "equals":
        if (kind === "choice") this.checkOption(condition, definition);
        else if (kind === "flag") wrong(`пишите «${path}» или «не ${path}»`);
        else if (kind === "texts" || kind === "choices") wrong("пишите «содержит»");
        else if (kind !== "text") wrong("его не сравнивают");
        return;
      case "contains":
        if (kind === "choices") this.checkOption(condition, definition);
        else if (kind === "choice" || kind === "text") wrong("пишите «=»");
        else if (kind !== "texts") wrong("«содержит» к нему не относится");
    }
  }

  private checkOption(
    condition: Extract<Condition, { value: string }>,
    definition: FactDefinition,
  ): void {
    const keys = Object.keys(definition.options ?? {});
    if (keys.includes(condition.value)) return;
    this.report(
      "error",
      condition.valueAt,
      `У «${condition.path}» нет варианта «${condition.value}».`,
      nearest(condition.value, keys),
    );
  }
}
