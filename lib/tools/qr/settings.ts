/** How much of a code may be lost: about 7, 15, 25 and 30 % (ISO/IEC 18004 § 6.5.1). */
export const correctionLevels = ["L", "M", "Q", "H"] as const;
export type CorrectionLevel = (typeof correctionLevels)[number];

/** 100–500 px (docs/specification/tools.md#qr-codes). */
export const sizeBounds = { min: 100, max: 500 } as const;

/** Modules of empty border that the standard asks for: ISO/IEC 18004 § 5.3.8. */
export const standardBorder = 4;
export const borders = [0, 1, 2, 3, 4, 6, 8] as const;

/** The place of a frame's words. */
export const framePlaces = ["none", "bottom", "top"] as const;
export type FramePlace = (typeof framePlaces)[number];

/** How the code is made and looks. */
export type QrSettings = {
  level: CorrectionLevel;
  /** Pixels a side of the code with its border; a frame comes on top of that. */
  size: number;
  /** Modules of empty border, at least; `borderOf` says what is drawn. */
  border: number;
  frame: FramePlace;
  foreground: string;
  /** Null for a transparent picture. */
  background: string | null;
};

/** 200 px, black on white (docs/specification/tools.md#qr-codes). */
export const initialSettings: QrSettings = {
  level: "M",
  size: 200,
  border: standardBorder,
  frame: "none",
  foreground: "#000000",
  background: "#ffffff",
};

/** The border that is drawn: a frame touches it, so next to one it is never less than the standard's. */
export const borderOf = ({ border, frame }: Pick<QrSettings, "border" | "frame">): number =>
  frame === "none" ? border : Math.max(border, standardBorder);

/** Half a millimetre a module is what the camera of an ordinary phone tells apart in print. */
const moduleMm = 0.5;

/** Centimetres a side that the code should have at least on paper, its border with it. */
export function minPrintCm(modules: number, border: number): number {
  return Math.ceil(((modules + 2 * border) * moduleMm) / 5) / 2;
}
