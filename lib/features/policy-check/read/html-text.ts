/** Reads the visible text of a page, block by block. */
import type { HtmlElement } from "@/lib/platform/html/parse-html";
import { parseHtml } from "@/lib/platform/html/parse-html";

/** Elements whose text is not shown or does not belong to the page's text. */
const textlessElements = new Set(
  "script style noscript template svg math select option textarea iframe object head title".split(
    " ",
  ),
);

/** Block elements. */
const blocks = new Set(
  "p div section article main header footer aside nav form fieldset blockquote pre ul ol dl li dt dd table caption tr h1 h2 h3 h4 h5 h6 hr address figure figcaption details summary".split(
    " ",
  ),
);

/**
 * The text of a page: paragraphs are separated by an empty line, cells of a row by a space. An e-mail address that is
 * only in a link is added after the link's text, since a reader can use it.
 * @param maxLength characters; the rest is left out.
 */
export function readHtmlText(html: string, maxLength: number): string {
  const writer = new Writer(maxLength);
  write(parseHtml(html).document, writer, false);
  return writer.end();
}

function write(element: HtmlElement, writer: Writer, isVerbatim: boolean): void {
  for (const child of element.children) {
    if (writer.isFull) return;
    if (child.kind === "text") writer.addText(child.text, isVerbatim);
    else writeElement(child, writer, isVerbatim);
  }
}

function writeElement(element: HtmlElement, writer: Writer, isVerbatim: boolean): void {
  const { name, attributes } = element;
  if (textlessElements.has(name) || "hidden" in attributes) return;
  if (name === "br") {
    writer.line();
    return;
  }
  const isBlock = blocks.has(name);
  // A term and its definition are on one line.
  if (name === "dd") writer.line();
  else if (isBlock) writer.paragraph();
  const { "data-cfemail": hidden } = attributes;
  if (hidden === undefined) write(element, writer, isVerbatim || name === "pre");
  else writer.addText(decodeEmail(hidden), false);
  if (name === "a") writer.address(attributes.href ?? "");
  if (name === "dt") writer.colon();
  else if (isBlock) writer.paragraph();
  else if (name === "td" || name === "th") writer.addText(" ", false);
}

/** Decodes addresses that Cloudflare hides from robots: pairs of hex digits, the first of which is the key. */
function decodeEmail(hidden: string): string {
  const [key = 0, ...codes] = (hidden.slice(0, 600).match(/[0-9a-f]{2}/gi) ?? []).map((pair) =>
    Number.parseInt(pair, 16),
  );
  return Buffer.from(codes.map((code) => code ^ key)).toString("utf8");
}

class Writer {
  readonly #pieces: string[] = [];
  #length = 0;
  /** The separator before the next text: a space, a line end or a paragraph end. */
  #gap = "";

  constructor(readonly maxLength: number) {}

  get isFull(): boolean {
    return this.#length >= this.maxLength;
  }

  addText(text: string, isVerbatim: boolean): void {
    if (isVerbatim) {
      for (const [at, line] of text.split("\n").entries()) this.#line(line, at > 0);
      return;
    }
    const collapsed = text.replace(/[ \t\r\n\f]+/g, " ");
    if (collapsed.startsWith(" ")) this.#widen(" ");
    const trimmed = collapsed.trim();
    if (trimmed === "") return;
    this.#add(trimmed);
    if (collapsed.endsWith(" ")) this.#widen(" ");
  }

  line(): void {
    this.#widen(this.#gap.startsWith("\n") ? "\n\n" : "\n");
  }

  paragraph(): void {
    this.#widen("\n\n");
  }

  colon(): void {
    if (/[\p{L}\d»"]$/u.test(this.#pieces.at(-1) ?? "")) this.#pieces.push(":");
  }

  /** The address of a `mailto:` link, if its text does not contain it. */
  address(href: string): void {
    const email = /^mailto:([^?]{3,254})/i.exec(href.trim())?.[1];
    if (email === undefined || this.#pieces.slice(-6).join("").includes(email)) return;
    this.addText(` (${email})`, false);
  }

  end(): string {
    return this.#pieces.join("").slice(0, this.maxLength);
  }

  #line(line: string, isNext: boolean): void {
    if (isNext) this.line();
    if (line.trim() !== "") this.#add(line.trim());
  }

  #widen(gap: string): void {
    if (gap.length > this.#gap.length || (gap === "\n" && this.#gap === " ")) this.#gap = gap;
  }

  #add(text: string): void {
    if (this.#gap !== "" && this.#pieces.length > 0) this.#pieces.push(this.#gap);
    this.#gap = "";
    this.#pieces.push(text);
    this.#length += text.length + 1;
  }
}
