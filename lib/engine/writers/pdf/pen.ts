import type { PdfDocument } from "@/lib/engine/writers/pdf/pdf-document";
import { type FontName, openFont, shaperOf } from "@/lib/engine/writers/pdf/text/fonts";
import type { Fragment, Line, Measure } from "@/lib/engine/writers/pdf/text/lines";
import { roundAsPdfkit, Typeface } from "@/lib/engine/writers/pdf/text/typeface";
import { documentStyle, type TextStyle } from "@/lib/engine/writers/shared/style";

const { colour } = documentStyle;

/** A node of the structure tree, as pdfkit makes it. */
export type Node = PDFKit.PDFStructureElement;

/** A line's place on the page: points from the paper's left and upper edge. */
export type Point = { x: number; top: number; style: TextStyle };

/**
 * Draws text and rules and maintains the structure of a tagged PDF: every mark on a page belongs to a node of the
 * structure tree or is an artifact (decoration that is not read aloud).
 */
export class Pen {
  private readonly typefaces = new Map<FontName, Typeface>();
  private open: Node | "artifact" | null = null;
  private fill: string | null = null;
  /** The font and size last set on the page. */
  private set = "";
  /** Metrics of the primary font, as fractions of the font size. */
  private readonly metrics: { ascent: number; descent: number };

  constructor(
    private readonly document: PdfDocument,
    /** Returns the named destination of a reference, null when no block has that id. */
    private readonly destination: (target: string) => string | null,
  ) {
    const { ascent, descent, unitsPerEm } = shaperOf("regular").font;
    this.metrics = { ascent: ascent / unitsPerEm, descent: descent / unitsPerEm };
  }

  /** The width of a text in points. */
  readonly measure: Measure = (text, font, size, rightToLeft) => {
    if (rightToLeft) {
      this.takeFont(font, size);
      return this.document.widthOfString(text, layoutOptions(rightToLeft));
    }
    // Word by word with the space after it, as pdfkit lays text out; nearly all words are cached.
    let width = 0;
    for (let start = 0; start < text.length; ) {
      const space = text.indexOf(" ", start);
      const end = space === -1 ? text.length : space + 1;
      width += this.wordWidth(text.slice(start, end), font);
      start = end;
    }
    return (width * size) / 1000;
  };

  /** In thousandths of the font size. */
  private wordWidth(word: string, font: FontName): number {
    const shape = shaperOf(font).shape(word);
    if (shape) return shape.advanceWidth;
    this.takeFont(font, 1000);
    return this.document.widthOfString(word);
  }

  newPage(): void {
    this.lift();
    this.document.addPage();
    this.fill = null;
    this.set = "";
  }

  /** Ends the current mark: before another kind of mark and at the end of a page. */
  lift(): void {
    if (this.open !== null) this.document.endMarkedContent();
    this.open = null;
  }

  /** A filled rectangle: a highlight, a rule, the background of a table header. */
  rectangle(x: number, y: number, width: number, height: number, fill: string): void {
    this.mark("artifact");
    this.takeColour(fill);
    this.document.rect(x, y, width, height).fill();
  }

  /** A picture with a hairline around it. */
  picture(
    jpeg: Uint8Array,
    { x, y, width, height }: Record<"x" | "y" | "width" | "height", number>,
    node: Node,
  ): void {
    const rule = documentStyle.table.rule;
    this.rectangle(x - rule, y - rule, width + 2 * rule, height + 2 * rule, colour.rule);
    this.mark(node);
    // An ArrayBuffer of its own: pdfkit does not accept a view of another one.
    const bytes = jpeg.slice().buffer;
    this.document.image(bytes, x, y, { width, height });
  }

  /** Draws a picture that is not read aloud: one that pdfkit has opened. */
  decoration(image: object, { x, y, ...size }: Record<"x" | "y" | "width" | "height", number>) {
    this.mark("artifact");
    // pdfkit's types know only files and bytes.
    this.document.image(image as ArrayBuffer, x, y, size);
  }

  /** Black outlines, filled by the even-odd rule; a unit of the path takes `scale` points. */
  outline(path: string, { x, y, scale }: Record<"x" | "y" | "scale", number>, node: Node): void {
    this.mark(node);
    this.document.save();
    this.document.translate(x, y).scale(scale).path(path).fill("#000000", "even-odd");
    this.document.restore();
    // `restore` resets what was set, but pdfkit does not report it.
    this.fill = null;
    this.set = "";
  }

  /** The yellow background of a blank. Drawn before the text of its lines. */
  highlights(line: Line, { x, top, style }: Point): void {
    const height = style.size * style.lineHeight;
    for (const fragment of line) {
      if (!fragment.run.blank) continue;
      const width = fragment.width - this.trailingSpace(fragment, style);
      this.rectangle(x + fragment.x, top, width, height, colour.blank);
    }
  }

  /** A line of text that belongs to `node`, or to nothing (a page number, a repeated header). */
  line(line: Line, spot: Point, node: Node | "artifact", ink: string = colour.ink): void {
    for (const fragment of line) {
      const { link, target } = fragment.run;
      const destination = target === null ? null : this.destination(target);
      if (node !== "artifact" && (link !== null || destination !== null)) {
        this.linked(fragment, spot, node, link, destination, ink);
      } else {
        this.mark(node);
        this.fragment(fragment, spot, link === null ? ink : colour.link);
      }
    }
  }

  /** A link has its own node, which contains both its words and the clickable area. */
  private linked(
    fragment: Fragment,
    spot: Point,
    node: Node,
    link: string | null,
    destination: string | null,
    ink: string,
  ): void {
    this.lift();
    const element = this.document.struct("Link");
    node.add(element);
    element.add(this.document.markStructureContent("Link"));
    this.fragment(fragment, spot, link === null ? ink : colour.link);
    this.document.endMarkedContent();
    const { style, top } = spot;
    const x = spot.x + fragment.x;
    const width = fragment.width - this.trailingSpace(fragment, style);
    const height = style.size * style.lineHeight;
    // The name of the link for screen readers; pdfkit's types treat it as the text of a plain annotation.
    const options = { structParent: element, Contents: new String(fragment.text.trim()) };
    if (link !== null) this.document.link(x, top, width, height, link, options as object);
    else if (destination !== null) {
      this.document.goTo(x, top, width, height, destination, options as object);
    }
    // Ended at once: pdfkit records the page of the annotation when it writes the node.
    element.end();
  }

  private mark(node: Node | "artifact"): void {
    if (this.open === node) return;
    this.lift();
    if (node === "artifact") this.document.markContent("Artifact", { type: "Layout" });
    else node.add(this.document.markStructureContent(roleOf(node)));
    this.open = node;
  }

  private fragment(fragment: Fragment, { x, top, style }: Point, ink: string): void {
    const { actual, font, rightToLeft, text } = fragment;
    this.takeColour(ink);
    if (actual !== null) this.document.markContent("Span", { actual });
    // The primary font sets the line's baseline, whatever fallback font the fragment uses.
    const high = (this.metrics.ascent - this.metrics.descent) * style.size;
    const above = (style.size * style.lineHeight - high) / 2;
    const baseline = top + above + this.metrics.ascent * style.size;
    if (rightToLeft || !this.plain(text, font, style.size, x + fragment.x, baseline)) {
      this.takeFont(font, style.size);
      this.document.text(text, x + fragment.x, baseline, {
        lineBreak: false,
        baseline: "alphabetic",
        ...layoutOptions(rightToLeft),
      });
    }
    if (actual !== null) this.document.endMarkedContent();
  }

  /**
   * Draws words that need no special layout.
   * @returns false when there are others among them.
   */
  private plain(text: string, font: FontName, size: number, x: number, baseline: number): boolean {
    const typeface = this.typefaces.get(font) ?? this.register(font, size);
    const glyphs = typeface.glyphsOf(text);
    if (glyphs === null) return false;
    const set = `/${typeface.onPage()} ${roundAsPdfkit(size)} Tf\n`;
    // pdfkit's page counts from above, where letters would be upside down.
    const place = `1 0 0 -1 ${roundAsPdfkit(x)} ${roundAsPdfkit(baseline)} Tm`;
    this.document.addContent(`BT\n${set === this.set ? "" : set}${place}\n[${glyphs}] TJ\nET`);
    this.set = set;
    return true;
  }

  private trailingSpace(fragment: Fragment, style: TextStyle): number {
    if (!fragment.text.endsWith(" ")) return 0;
    return this.measure(" ", fragment.font, style.size, false);
  }

  private takeFont(font: FontName, size: number): void {
    if (this.typefaces.has(font)) this.document.font(font, size);
    else this.register(font, size);
  }

  private register(font: FontName, size: number): Typeface {
    const shaper = shaperOf(font);
    // pdfkit accepts a parsed font as well; its types know only files.
    this.document.registerFont(font, shaper.font as unknown as Buffer);
    this.document.font(font, size);
    const typeface = new Typeface(this.document, shaper, () => openFont(font));
    this.typefaces.set(font, typeface);
    return typeface;
  }

  private takeColour(fill: string): void {
    if (this.fill === fill) return;
    this.document.fillColor(fill);
    this.fill = fill;
  }
}

/**
 * pdfkit lays words out one by one, from left to right; with a list of features, even an empty one, it lays the whole
 * text out at once, as right-to-left words need.
 */
function layoutOptions(rightToLeft: boolean): { features?: [] } {
  return rightToLeft ? { features: [] } : {};
}

function roleOf(node: Node): string {
  return (node as unknown as { dictionary: { data: { S: string } } }).dictionary.data.S;
}
