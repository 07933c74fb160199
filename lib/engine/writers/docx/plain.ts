/**
 * The paragraphs that a document is made of by the hundred: a style, perhaps a number, words without a
 * look of their own. docx's `Paragraph` and `TextRun` look through some eighty options for each and
 * build five objects a property; these hand the same elements over ready. Anything more is docx's.
 */
import {
  type IContext,
  type IParagraphOptions,
  Paragraph,
  type ParagraphChild,
  TextRun,
} from "docx";

export type ParagraphFacts = Pick<IParagraphOptions, "keepNext" | "spacing" | "indent"> & {
  style: string;
  numbering?: { reference: string; level: number };
  children: ParagraphChild[];
};

/** A paragraph with as little work as it allows. */
export function writeParagraph(facts: ParagraphFacts): Paragraph {
  const isPlain =
    facts.spacing === undefined && facts.children.every((child) => child instanceof PlainRun);
  return isPlain ? new PlainParagraph(facts) : new Paragraph(facts);
}

/** Words without a look of their own. */
export class PlainRun extends TextRun {
  constructor(private readonly words: string) {
    super({});
  }

  override prepForXml() {
    return { "w:r": [{ "w:t": [{ _attr: { "xml:space": "preserve" } }, this.words] }] };
  }
}

class PlainParagraph extends Paragraph {
  constructor(private readonly facts: ParagraphFacts) {
    super({});
  }

  /** The order is that of CT_PPr (ECMA-376 part 1, 17.3.1.26). */
  override prepForXml(context: IContext) {
    const { style, keepNext, numbering, indent, children } = this.facts;
    const properties: object[] = [{ "w:pStyle": { _attr: { "w:val": style } } }];
    if (keepNext) properties.push({ "w:keepNext": {} });
    if (numbering) {
      const { reference, level } = numbering;
      context.file.Numbering.createConcreteNumberingInstance(reference, 0);
      properties.push({
        "w:numPr": [
          { "w:ilvl": { _attr: { "w:val": level } } },
          // docx puts the list's number in the place of its name when it packs the file.
          { "w:numId": { _attr: { "w:val": `{${reference}-0}` } } },
        ],
      });
    }
    if (indent) {
      const attributes = Object.entries(indent).map(([side, size]) => [`w:${side}`, size]);
      properties.push({ "w:ind": { _attr: Object.fromEntries(attributes) } });
    }
    const runs = children.map((child) => (child as PlainRun).prepForXml());
    return { "w:p": [{ "w:pPr": properties }, ...runs] };
  }
}
