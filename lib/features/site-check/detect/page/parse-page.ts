/**
 * A page as a flat list of elements in document order, each with the index of its last descendant. Nothing recurses.
 */
import { Parser } from "htmlparser2";

/** Limits of one page; the rest of a longer or deeper page is not read. */
const maxElements = 40_000;
/** The parser searches its open elements at every end tag, so the depth is limited for linear time. */
const maxDepth = 1_000;
/** Between two chunks the parser can be stopped. */
const chunkLength = 8_192;

export type PageElement = {
  /** Lower case. */
  name: string;
  attributes: Readonly<Record<string, string>>;
  parent: PageElement | undefined;
  /** The element's index in `ParsedPage.elements`. */
  index: number;
  /** The index of its last descendant, or its own. */
  last: number;
  /** The range of its texts in `ParsedPage.texts`, the end excluded. */
  textFrom: number;
  textTo: number;
  /** Offsets of its start tag in the source. */
  start: number;
  startEnd: number;
};

export type PageText = {
  value: string;
  /** Offset in the source. */
  start: number;
  /** The element that contains it. */
  parent: PageElement | undefined;
  /** The number of elements that began before it. */
  after: number;
};

export type ParsedPage = {
  url: string;
  host: string;
  source: string;
  elements: readonly PageElement[];
  texts: readonly PageText[];
  /** Whether a part was not read. */
  isCut: boolean;
  /** Offsets at which the lines begin. */
  lineStarts: readonly number[];
  /** Cache of resolved addresses. */
  urls: Map<string, URL | undefined>;
};

/** Parses a page, or the beginning of one that is too long or too deep, without comments. */
export function parsePage(page: { url: string; html: string; isCut: boolean }): ParsedPage {
  const elements: PageElement[] = [];
  const texts: PageText[] = [];
  const open: PageElement[] = [];
  let isFull = false;

  const parser: Parser = new Parser({
    onopentag(name, attributes) {
      if (isFull) return;
      if (elements.length >= maxElements || open.length >= maxDepth) {
        isFull = true;
        return;
      }
      const element: PageElement = {
        name,
        attributes,
        parent: open.at(-1),
        index: elements.length,
        last: elements.length,
        textFrom: texts.length,
        textTo: texts.length,
        start: parser.startIndex,
        startEnd: parser.endIndex + 1,
      };
      elements.push(element);
      open.push(element);
    },
    onclosetag() {
      if (isFull) return;
      close(open.pop());
    },
    ontext(value) {
      if (isFull) return;
      const before = texts.at(-1);
      // Entities and chunks come as texts of their own.
      if (before && before.after === elements.length && before.parent === open.at(-1)) {
        before.value += value;
      } else {
        texts.push({
          value,
          start: parser.startIndex,
          parent: open.at(-1),
          after: elements.length,
        });
      }
    },
  });
  for (let at = 0; at < page.html.length && !isFull; at += chunkLength) {
    parser.write(page.html.slice(at, at + chunkLength));
  }
  if (!isFull) parser.end();
  while (open.length > 0) close(open.pop());

  return {
    url: page.url,
    host: new URL(page.url).hostname,
    source: page.html,
    elements,
    texts,
    isCut: page.isCut || isFull,
    lineStarts: lineStartsOf(page.html),
    urls: new Map(),
  };

  function close(element: PageElement | undefined) {
    if (!element) return;
    element.last = elements.length - 1;
    element.textTo = texts.length;
  }
}

/** Offsets at which the lines of a text begin. */
export function lineStartsOf(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}

/** The line, from 1, in which an offset lies. */
export function lineAt(lineStarts: readonly number[], offset: number): number {
  let [low, high] = [0, lineStarts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((lineStarts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low + 1;
}
