/**
 * The kinds of barcode (docs/specification/tools.md#barcodes), three more that shops ask for, and what
 * is fixed about each. Lengths are in modules (the width of the narrowest bar or of a cell, «X») or in
 * millimetres, as the source of each has them: ISO/IEC 15420 (EAN), 15417 (Code 128), 16388 (Code 39),
 * 16390 (ITF), 16022 (Data Matrix), GS1 General Specifications §§ 5.2, 5.4, 5.6 and 5.12, the Laetus guide
 * (pharmacode).
 */
export const linearTypes = [
  "CODE128",
  "EAN13",
  "EAN8",
  "CODE39",
  "ITF14",
  "MSI",
  "pharmacode",
  "GS1128",
] as const;
export const matrixTypes = ["DATAMATRIX", "GS1DATAMATRIX"] as const;
export const barcodeTypes = [...linearTypes, ...matrixTypes] as const;
export type BarcodeType = (typeof barcodeTypes)[number];

type Symbology = {
  name: string;
  /** What it is asked for, next to the name in the list. */
  purpose?: string;
  /** A square of cells, not a row of bars. */
  isMatrix?: boolean;
  /** Shown in the empty field. */
  example: string;
  /** Nothing but digits. */
  isNumeric: boolean;
  /** Exactly so many digits, the last of which checks the others (GS1). */
  digits?: number;
  /** Light space on either side, in modules; scanners miss the ends of a code without it. */
  quietZone: { left: number; right: number; atLeastMm?: number };
  /** The width of a module unless the visitor sets another. */
  moduleMm: number;
  /** What GS1 allows for goods: module and least height of bars. Null where GS1 has no say. */
  gs1: { fromMm: number; toMm: number; barHeightMm: number } | null;
};

export const symbologies: Record<BarcodeType, Symbology> = {
  CODE128: {
    name: "Code 128",
    example: "ZAKAZ-2026-0147",
    isNumeric: false,
    quietZone: { left: 10, right: 10 },
    moduleMm: 0.33,
    gs1: null,
  },
  EAN13: {
    name: "EAN-13",
    example: "4006381333931",
    isNumeric: true,
    digits: 13,
    quietZone: { left: 11, right: 7 },
    moduleMm: 0.33,
    gs1: { fromMm: 0.264, toMm: 0.66, barHeightMm: 22.85 },
  },
  EAN8: {
    name: "EAN-8",
    example: "96385074",
    isNumeric: true,
    digits: 8,
    quietZone: { left: 7, right: 7 },
    moduleMm: 0.33,
    gs1: { fromMm: 0.264, toMm: 0.66, barHeightMm: 18.23 },
  },
  CODE39: {
    name: "Code 39",
    example: "INV-00147",
    isNumeric: false,
    quietZone: { left: 10, right: 10 },
    moduleMm: 0.33,
    gs1: null,
  },
  ITF14: {
    name: "ITF-14",
    example: "15400141288763",
    isNumeric: true,
    digits: 14,
    quietZone: { left: 10, right: 10 },
    moduleMm: 0.495,
    gs1: { fromMm: 0.495, toMm: 1.016, barHeightMm: 31.75 },
  },
  MSI: {
    name: "MSI",
    example: "80523",
    isNumeric: true,
    quietZone: { left: 12, right: 12 },
    moduleMm: 0.33,
    gs1: null,
  },
  pharmacode: {
    name: "Pharmacode",
    example: "1234",
    isNumeric: true,
    quietZone: { left: 12, right: 12, atLeastMm: 6 },
    moduleMm: 0.5,
    gs1: null,
  },
  GS1128: {
    name: "GS1-128",
    purpose: "короб или паллета",
    example: "(01)04600439931256(10)A12(17)271231",
    isNumeric: false,
    quietZone: { left: 10, right: 10 },
    moduleMm: 0.33,
    gs1: null,
  },
  // A cell of light around it is all that the standard asks for; another one is for dirt and cutting.
  DATAMATRIX: {
    name: "Data Matrix",
    example: "ZAKAZ-2026-0147",
    isNumeric: false,
    isMatrix: true,
    quietZone: { left: 2, right: 2 },
    moduleMm: 0.5,
    gs1: null,
  },
  GS1DATAMATRIX: {
    name: "GS1 DataMatrix",
    purpose: "«Честный знак»",
    example: "(01)04600439931256(21)5aB-c1(93)Zz12",
    isNumeric: false,
    isMatrix: true,
    quietZone: { left: 2, right: 2 },
    moduleMm: 0.5,
    gs1: null,
  },
};

/** The type that an address or a form names, or null. */
export const toBarcodeType = (name: string): BarcodeType | null =>
  barcodeTypes.find((type) => type === name) ?? null;
