import { setImmediate } from "node:timers/promises";
import { Parser } from "htmlparser2";

export type HtmlText = { kind: "text"; text: string; parent: HtmlElement; start: number };

export type HtmlElement = {
  kind: "element";
  /** In lower case; the document itself is «#document». */
  name: string;
  /** The attributes by lower-case names, entities decoded. Has no prototype. */
  attributes: Readonly<Record<string, string>>;
  children: HtmlNode[];
  parent: HtmlElement | null;
  /** Where its tag begins in the source. */
  start: number;
};

export type HtmlNode = HtmlElement | HtmlText;

export type ParsedHtml = {
  document: HtmlElement;
  /** Whatever follows the point where a limit was reached is not in the tree. */
  isCut: boolean;
};

/** Several times what large pages have; browsers nest no deeper than 512 either. */
export const htmlLimits = {
  tags: 100_000,
  depth: 512,
  attributes: 150_000,
  attributesOfElement: 100,
  nameLength: 64,
};

/**
 * Reads HTML into a plain tree, as forgiving as browsers are. Comments are left out: their content does not
 * work. Time and memory are linear in the source: the parser looks through the open elements at each tag, so their
 * number and the tags' are limited. 2 MiB made to be slow take half a second: where others wait, `parseHtmlInTurns`.
 */
export function parseHtml(html: string, limits = htmlLimits): ParsedHtml {
  const steps = parseInSteps(html, limits);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Parses a page in steps, between which the process can do other work. */
export async function parseHtmlInTurns(html: string, limits = htmlLimits): Promise<ParsedHtml> {
  const steps = parseInSteps(html, limits);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await setImmediate();
  }
}

const stepLength = 64 * 1024;

function* parseInSteps(html: string, limits: typeof htmlLimits): Generator<void, ParsedHtml> {
  const document = createElement("#document", null, 0);
  let current = document;
  let depth = 0;
  let tags = 0;
  let attributes = 0;
  let isCut = false;
  const stopAt = (isOver: boolean) => {
    if (!isOver) return;
    isCut = true;
    parser.pause();
  };
  let buffer = new TextBuffer();
  let wordsStart = 0;
  const endText = () => {
    const text = buffer.end();
    if (text === "") return;
    current.children.push({ kind: "text", text, parent: current, start: wordsStart });
    buffer = new TextBuffer();
  };
  const parser = new Parser({
    onopentag(name, given) {
      endText();
      const element = createElement(name.slice(0, limits.nameLength), current, parser.startIndex);
      let count = 0;
      for (const [key, value] of Object.entries(given)) {
        if (++count > limits.attributesOfElement) break;
        (element.attributes as Record<string, string>)[key.slice(0, limits.nameLength)] = value;
      }
      current.children.push(element);
      current = element;
      stopAt(++depth > limits.depth || ++tags > limits.tags);
    },
    onattribute() {
      stopAt(++attributes > limits.attributes);
    },
    onclosetag() {
      endText();
      if (current.parent) current = current.parent;
      depth--;
      stopAt(++tags > limits.tags);
    },
    ontext(text) {
      if (buffer.isEmpty) wordsStart = parser.startIndex;
      buffer.add(text);
    },
  });
  for (let at = 0; at < html.length && !isCut; at += stepLength) {
    parser.write(html.slice(at, at + stepLength));
    yield;
  }
  if (!isCut) parser.end();
  endText();
  return { document, isCut };
}

function createElement(name: string, parent: HtmlElement | null, start: number): HtmlElement {
  return { kind: "element", name, attributes: Object.create(null), children: [], parent, start };
}

/** Each entity and each stray «<» comes as a piece of its own: added one to another, a million would be a rope. */
class TextBuffer {
  #pieces: string[] = [];
  readonly #joined: string[] = [];
  isEmpty = true;

  add(piece: string): void {
    this.isEmpty = false;
    if (this.#pieces.push(piece) < 4_096) return;
    this.#joined.push(this.#pieces.join(""));
    this.#pieces = [];
  }

  end(): string {
    return this.isEmpty ? "" : this.#joined.join("") + this.#pieces.join("");
  }
}
