/**
 * Markdown with two extensions: a control line (`@если …`, alone on a line) and a piece in braces (`{{owner.name}}`,
 * `{закон: …}`). Both are tokenizer constructs rather than a search in the finished text, so that a control line ends a
 * paragraph and belongs to the list item it is indented into, `*` or `_` inside braces is not emphasis, and every
 * position is exact.
 */
import type { Root } from "mdast";
import {
  fromMarkdown,
  type Handle,
  type Extension as MdastExtension,
  type Options,
} from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTable } from "micromark-extension-gfm-table";

declare module "mdast" {
  interface ControlLine extends Node {
    type: "controlLine";
  }
  interface Brace extends Node {
    type: "brace";
  }
  interface RootContentMap {
    controlLine: ControlLine;
    brace: Brace;
  }
  interface PhrasingContentMap {
    brace: Brace;
  }
  interface BlockContentMap {
    controlLine: ControlLine;
  }
}

type SyntaxExtension = Exclude<NonNullable<Options["extensions"]>[number], readonly unknown[]>;
type Tokenize = Extract<
  NonNullable<NonNullable<SyntaxExtension["flow"]>[number]>,
  { tokenize: unknown }
>["tokenize"];
type State = ReturnType<Tokenize>;
type TokenType = Parameters<Parameters<Tokenize>[0]["enter"]>[0];

const at = 64;
const openBrace = 123;
const closeBrace = 125;
const isLineEnding = (code: number | null) => code !== null && code < -2;

const tokenizeControlLine: Tokenize = (effects, ok) => {
  const type = "controlLine" as TokenType;
  const inside: State = (code) => {
    if (code === null || isLineEnding(code)) {
      effects.exit(type);
      return ok(code);
    }
    effects.consume(code);
    return inside;
  };
  return (code) => {
    effects.enter(type);
    return inside(code);
  };
};

/** `{…}` or `{{…}}`, across line ends too, without braces inside; anything else stays plain text. */
const tokenizeBrace: Tokenize = (effects, ok, nok) => {
  const type = "brace" as TokenType;
  const data = "braceData" as TokenType;
  let double = false;
  let dataOpen = false;

  const closeData = () => {
    if (dataOpen) effects.exit(data);
    dataOpen = false;
  };
  const inside: State = (code) => {
    if (code === null || code === openBrace) return nok(code);
    if (isLineEnding(code)) {
      closeData();
      effects.enter("lineEnding");
      effects.consume(code);
      effects.exit("lineEnding");
      return inside;
    }
    if (!dataOpen) effects.enter(data);
    dataOpen = true;
    effects.consume(code);
    if (code !== closeBrace) return inside;
    return double ? secondClose : end;
  };
  const secondClose: State = (code) => {
    if (code !== closeBrace) return nok(code);
    effects.consume(code);
    return end;
  };
  const end: State = (code) => {
    closeData();
    effects.exit(type);
    return ok(code);
  };
  const afterOpen: State = (code) => {
    if (code !== openBrace) return inside(code);
    double = true;
    effects.consume(code);
    return inside;
  };
  return (code) => {
    effects.enter(type);
    effects.enter(data);
    dataOpen = true;
    effects.consume(code);
    return afterOpen;
  };
};

const syntax: SyntaxExtension = {
  flow: { [at]: { name: "controlLine", tokenize: tokenizeControlLine } },
  text: { [openBrace]: { name: "brace", tokenize: tokenizeBrace } },
  // Indented code would swallow a clause with too much indentation; `text\n---` would make a heading.
  disable: { null: ["codeIndented", "setextUnderline"] },
};

const exit: Handle = function (token) {
  this.exit(token);
};

const toMdast: MdastExtension = {
  enter: {
    ["controlLine" as TokenType]: function (this: ThisParameterType<Handle>, token) {
      this.enter({ type: "controlLine" }, token);
    } satisfies Handle,
    ["brace" as TokenType]: function (this: ThisParameterType<Handle>, token) {
      this.enter({ type: "brace" }, token);
    } satisfies Handle,
  },
  exit: { ["controlLine" as TokenType]: exit, ["brace" as TokenType]: exit },
};

/** Placeholder for `|` inside `{{…}}`, so that a table does not treat it as the end of a cell. */
const protectedPipe = "\ue000";

/**
 * Parses template text into mdast with `controlLine` and `brace` nodes. Their text is read from the
 * source by their offsets. Never throws: any text is Markdown.
 */
export function parseMarkdown(source: string): Root {
  // One character for one, so that positions do not change.
  const safe = source.replace(/\{\{[^{}]*\}\}/g, (piece) => piece.replaceAll("|", protectedPipe));
  return fromMarkdown(safe, {
    extensions: [gfmTable(), syntax],
    mdastExtensions: [gfmTableFromMarkdown(), toMdast],
  });
}
