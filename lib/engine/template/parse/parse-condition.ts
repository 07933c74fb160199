/**
 * The condition of `@если`: tokens, then recursive descent.
 *
 *     condition  = all { "или" all }
 *     all        = one { "и" one }
 *     one        = "не" one | "(" condition ")" | "есть" path | flag
 *                | path ( "=" | "≠" ) key | path [ "не" ] "содержит" key
 */
import { nearest } from "@/lib/engine/template/language/nearest";
import type { Condition } from "@/lib/engine/template/language/nodes";
import { isPath, type Source } from "@/lib/engine/template/parse/source";

type Token = { kind: "word" | "key" | "sign" | "end"; text: string; offset: number };

export const conditionKeywords = ["и", "или", "не", "есть", "содержит"] as const;

const tokenPattern = /\s+|"([^"]*)"|«([^»]*)»|([\p{L}\p{N}_.]+)|(!=|≠|=|\(|\))|(.)/gsu;

class Wrong extends Error {
  constructor(
    readonly offset: number,
    message: string,
    readonly suggestion?: string,
  ) {
    super(message);
  }
}

/**
 * Parses `text`, which begins at `offset` of the source.
 * @returns null for a syntax error, which is reported to the source
 * @throws only what is no syntax error: a defect of the parser.
 */
export function parseCondition(text: string, offset: number, source: Source): Condition | null {
  try {
    return new ConditionParser(toTokens(text, offset), source).parse();
  } catch (wrong) {
    if (!(wrong instanceof Wrong)) throw wrong;
    source.error(wrong.offset, wrong.message, wrong.suggestion);
    return null;
  }
}

function toTokens(text: string, start: number): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(tokenPattern)) {
    const offset = start + match.index;
    const [, quoted, angled, word, sign, other] = match;
    const key = quoted ?? angled;
    if (key !== undefined) tokens.push({ kind: "key", text: key, offset });
    else if (word !== undefined) tokens.push({ kind: "word", text: word, offset });
    else if (sign !== undefined) tokens.push({ kind: "sign", text: sign, offset });
    else if (other === '"' || other === "«") throw new Wrong(offset, "Кавычки не закрыты.");
    else if (other !== undefined) throw new Wrong(offset, `Лишний знак «${other}» в условии.`);
  }
  tokens.push({ kind: "end", text: "", offset: start + text.length });
  return tokens;
}

class ConditionParser {
  private index = 0;

  constructor(
    private readonly tokens: Token[],
    private readonly source: Source,
  ) {}

  parse(): Condition {
    const first = this.next;
    if (first.kind === "end") throw new Wrong(first.offset, "После «@если» нет условия.");
    const condition = this.any();
    const { kind, text, offset } = this.next;
    if (kind === "sign" && text === ")") throw new Wrong(offset, "Лишняя закрывающая скобка.");
    if (kind !== "end") {
      throw new Wrong(offset, `Между частями условия нужно «и» или «или», а стоит «${text}».`);
    }
    return condition;
  }

  private get next(): Token {
    // The list always ends with an "end" token, which is never passed.
    return this.tokens[Math.min(this.index, this.tokens.length - 1)] as Token;
  }

  private take(): Token {
    const token = this.next;
    this.index += 1;
    return token;
  }

  private takeWord(word: string): boolean {
    const found = this.next.kind === "word" && this.next.text.toLowerCase() === word;
    if (found) this.index += 1;
    return found;
  }

  private takeSign(...signs: string[]): boolean {
    const found = this.next.kind === "sign" && signs.includes(this.next.text);
    if (found) this.index += 1;
    return found;
  }

  private any(): Condition {
    const parts = [this.all()];
    while (this.takeWord("или")) parts.push(this.all());
    return toJoined("or", parts);
  }

  private all(): Condition {
    const parts = [this.one()];
    while (this.takeWord("и")) parts.push(this.one());
    return toJoined("and", parts);
  }

  private one(): Condition {
    if (this.takeWord("не")) return { type: "not", part: this.one() };
    const opening = this.next.offset;
    if (this.takeSign("(")) {
      const inside = this.any();
      if (!this.takeSign(")")) throw new Wrong(opening, "Скобка в условии не закрыта.");
      return inside;
    }
    if (this.takeWord("есть")) return { type: "given", ...this.path() };
    return this.comparison();
  }

  private comparison(): Condition {
    const fact = this.path();
    if (this.takeSign("=")) return { type: "equals", ...fact, ...this.key() };
    if (this.takeSign("≠", "!=")) {
      return { type: "not", part: { type: "equals", ...fact, ...this.key() } };
    }
    const negated = this.takeWord("не");
    if (this.takeWord("содержит")) {
      const contains: Condition = { type: "contains", ...fact, ...this.key() };
      return negated ? { type: "not", part: contains } : contains;
    }
    const isFlag =
      !negated &&
      (this.next.kind === "end" ||
        this.next.text === ")" ||
        ["и", "или"].includes(this.next.text.toLowerCase()));
    if (isFlag) return { type: "flag", ...fact };
    throw new Wrong(
      this.next.offset,
      `Что проверить у «${fact.path}»? Напишите «есть ${fact.path}», «${fact.path} = "ключ"» или «${fact.path} содержит "ключ"».`,
      this.next.kind === "word" ? nearest(this.next.text, conditionKeywords) : undefined,
    );
  }

  private path() {
    const { kind, text, offset } = this.take();
    if (kind === "end") throw new Wrong(offset, "Условие оборвано: здесь нужно имя факта.");
    const reserved = conditionKeywords.some((word) => word === text.toLowerCase());
    if (kind !== "word" || reserved || !isPath(text)) {
      throw new Wrong(offset, `Здесь нужно имя факта, а стоит «${text}».`);
    }
    return { path: text, at: this.source.position(offset) };
  }

  private key() {
    const { kind, text, offset } = this.take();
    if (kind !== "key") {
      throw new Wrong(offset, 'Значение для сравнения пишут в кавычках: = "ключ".');
    }
    return { value: text, valueAt: this.source.position(offset) };
  }
}

function toJoined(type: "and" | "or", parts: Condition[]): Condition {
  const [first] = parts;
  return parts.length === 1 && first ? first : { type, parts };
}
