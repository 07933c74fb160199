/** How much of a code may be damaged: about 7, 15, 25 and 30 % (ISO/IEC 18004 § 6.5.1). */
export const correctionLevels = ["L", "M", "Q", "H"] as const;
export type CorrectionLevel = (typeof correctionLevels)[number];

/** 100–500 px (docs/specification/tools.md#qr-codes). */
export const sizeBounds = { min: 100, max: 500 } as const;

/** The quiet zone required by the standard, in modules: ISO/IEC 18004 § 5.3.8. */
export const standardBorder = 4;
export const borders = [0, 1, 2, 3, 4, 6, 8] as const;

/** The position of a frame's caption. */
export const framePlaces = ["none", "bottom", "top"] as const;
export type FramePlace = (typeof framePlaces)[number];

/** The settings of a code and its look. */
export type QrSettings = {
  level: CorrectionLevel;
  /** Pixels per side of the code with its border; a frame is added to that. */
  size: number;
  /** The minimum border in modules; `borderOf` returns the drawn one. */
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

/** Returns the drawn border: next to a frame, which touches it, it is never less than the standard's. */
export const borderOf = ({ border, frame }: Pick<QrSettings, "border" | "frame">): number =>
  frame === "none" ? border : Math.max(border, standardBorder);

/** Millimetres per module that the camera of an ordinary phone can distinguish in print. */
const moduleMm = 0.5;

/** The minimum printed size of the code in centimetres per side, including its border. */
export function minPrintCm(modules: number, border: number): number {
  return Math.ceil(((modules + 2 * border) * moduleMm) / 5) / 2;
}
