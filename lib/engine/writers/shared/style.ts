/**
 * The look of documents, for PDF, DOCX and print: the only place with sizes. Lengths on the page are millimetres, font
 * sizes are points; each writer converts them.
 *
 * The choices. The left margin is the 30 mm of GOST R 7.0.97-2016 for papers kept over ten years; with 20 mm on the
 * right and the column of numbers the text is about 75 letters wide, which reads better than the 95 of the minimal
 * margins. Numbers hang in a column of their own, so that a provision is found by its number. Lines are not justified:
 * without hyphenation long Russian words would leave large gaps. Sections differ by weight and space, not by many
 * sizes.
 */

/** The style of a kind of paragraph. `lineHeight` is a multiple of `size`. */
export type TextStyle = {
  size: number;
  lineHeight: number;
  bold: boolean;
  spaceBefore: number;
  spaceAfter: number;
  /** Stays on the page of what follows. */
  keepWithNext: boolean;
};

const body: TextStyle = {
  size: 11,
  lineHeight: 1.36,
  bold: false,
  spaceBefore: 0,
  spaceAfter: 5.5,
  keepWithNext: false,
};

export const documentStyle = {
  page: {
    width: 210,
    height: 297,
    margin: { top: 20, right: 20, bottom: 24, left: 30 },
    /** From the paper's lower edge to the footer's baseline. */
    footer: 13,
  },

  fonts: {
    /**
     * Available on every Windows and macOS, with metrically compatible fonts on Linux: the DOCX can be edited anywhere.
     */
    docx: "Times New Roman",
    css: '"PT Serif", Georgia, "Times New Roman", serif',
    /** Font files of packages, embedded into the PDF. */
    pdf: {
      regular: "@expo-google-fonts/pt-serif/400Regular/PTSerif_400Regular.ttf",
      bold: "@expo-google-fonts/pt-serif/700Bold/PTSerif_700Bold.ttf",
      italic: "@expo-google-fonts/pt-serif/400Regular_Italic/PTSerif_400Regular_Italic.ttf",
      boldItalic: "@expo-google-fonts/pt-serif/700Bold_Italic/PTSerif_700Bold_Italic.ttf",
    },
    /** For characters that PT Serif lacks: other scripts and signs, then emoji. */
    pdfFallbacks: {
      symbols: "dejavu-fonts-ttf/ttf/DejaVuSans.ttf",
      symbolsBold: "dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf",
      emoji: "@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf",
    },
  },

  text: {
    title: { ...body, size: 18, lineHeight: 1.2, bold: true, spaceAfter: 16, keepWithNext: true },
    part: {
      ...body,
      size: 16,
      lineHeight: 1.2,
      bold: true,
      spaceBefore: 34,
      spaceAfter: 4,
      keepWithNext: true,
    },
    section: {
      ...body,
      size: 12.5,
      lineHeight: 1.25,
      bold: true,
      spaceBefore: 18,
      spaceAfter: 7,
      keepWithNext: true,
    },
    body,
    listItem: { ...body, spaceAfter: 2.5 },
    contentsPart: { ...body, bold: true, spaceBefore: 8, spaceAfter: 2.5, keepWithNext: true },
    contentsEntry: { ...body, spaceAfter: 2.5 },
    requisites: { ...body, spaceAfter: 2.5 },
    tableHeader: { ...body, size: 9.5, lineHeight: 1.3, bold: true, spaceAfter: 0 },
    tableCell: { ...body, size: 9.5, lineHeight: 1.3, spaceAfter: 0 },
    footer: { ...body, size: 9, lineHeight: 1.2, spaceAfter: 0 },
  } satisfies Record<string, TextStyle>,

  /** Times New Roman looks smaller than PT Serif at the same size, so it needs a larger one. */
  docxScale: 12 / 11,

  indent: {
    /** The column of «1.» and «1.1.». */
    number: 13,
    /** The column of «1.1.1.» inside a clause, and of deeper ones. */
    nestedNumber: 16,
    bullet: 6,
    /** The column of page numbers at the right of the contents, and the dots before it. */
    pageNumber: 8,
    /** Deeper blocks are not indented further: a column must remain for their text. */
    deepest: 75,
    /** The column of labels, including an empty gap. */
    requisiteLabel: 48,
    requisiteGap: 4,
  },

  bullet: "—",

  table: {
    padding: { x: 2, y: 1.3 },
    rule: 0.5,
    spaceBefore: 4,
    spaceAfter: 10,
    /** A row lower than this part of the page is moved to the next one whole; a higher one is split. */
    splitAbove: 0.8,
    /** The limit for Word, which does not know heights in advance: letters of the longest cell. */
    splitAboveLetters: 1600,
    /** A header that takes more of the page is not repeated. */
    repeatHeaderBelow: 0.4,
  },

  /** A line to write on: the space above the ruled line, and the style of the hint under it. */
  byHand: { room: 20, hint: 8 },

  /** Lines of a paragraph that must stay together at the bottom and at the top of a page. */
  keepLines: 2,

  colour: {
    ink: "#16181d",
    quiet: "#6a6f76",
    link: "#1d4f91",
    rule: "#a9adb3",
    strongRule: "#5d636b",
    headerFill: "#f2f1ec",
    blank: "#ffefa6",
  },
} as const;

/** The last item of a list is followed by a paragraph's space, not an item's. */
export const lastItemStyle: TextStyle = {
  ...documentStyle.text.listItem,
  spaceAfter: documentStyle.text.body.spaceAfter,
};

/** Millimetres to points. */
export function toPoints(millimetres: number): number {
  return (millimetres * 72) / 25.4;
}

/** Points to twentieths, in which Word measures spaces. */
export function toPointTwips(points: number): number {
  return Math.round(points * 20);
}

/** Millimetres to twentieths of a point. */
export function toTwips(millimetres: number): number {
  return toPointTwips(toPoints(millimetres));
}

/** Points to half-points, in which Word measures font sizes. */
export function toHalfPoints(points: number): number {
  return Math.round(points * 2);
}

/**
 * A multiple of the size to Word's 240ths of a line. Word's own line is already higher than the font size: 1.15 of it
 * in Times New Roman.
 */
export function toLineTwips(lineHeight: number): number {
  return Math.round((lineHeight / 1.15) * 240);
}

/** `#16181d` → `16181D`, as Word writes colours. */
export function toHex(colour: string): string {
  return colour.slice(1).toUpperCase();
}
