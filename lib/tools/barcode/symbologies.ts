/**
 * The kinds of barcode (docs/specification/tools.md#barcodes), three more that shops need, and the fixed properties of
 * each. Lengths are in modules (the width of the narrowest bar or of a cell, «X») or in millimetres, as in the source
 * of each: ISO/IEC 15420 (EAN), 15417 (Code 128), 16388 (Code 39), 16390 (ITF), 16022 (Data Matrix), GS1 General
 * Specifications §§ 5.2, 5.4, 5.6 and 5.12, the Laetus guide (pharmacode).
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
  /** What it is used for, next to the name in the list. */
  purpose?: string;
  /** A square of cells, not a row of bars. */
  isMatrix?: boolean;
  /** The placeholder of the empty field. */
  example: string;
  /** Digits only. */
  isNumeric: boolean;
  /** Exactly this many digits, the last of which is a check digit (GS1). */
  digits?: number;
  /** Quiet zone on either side, in modules; without it scanners miss the ends of a code. */
  quietZone: { left: number; right: number; atLeastMm?: number };
  /** The default width of a module. */
  moduleMm: number;
  /** The limits of GS1 for goods: module and minimum height of bars. Null when GS1 does not apply. */
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
  // The standard requires one cell of quiet zone; another one allows for dirt and cutting.
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

/** Returns the type named in a URL or a form, or null. */
export const toBarcodeType = (name: string): BarcodeType | null =>
  barcodeTypes.find((type) => type === name) ?? null;
