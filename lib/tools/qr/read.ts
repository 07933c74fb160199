import jsQR from "jsqr";

/** Pixels as a canvas gives them: four bytes each, row by row. */
export type Pixels = { data: Uint8ClampedArray; width: number; height: number };

/**
 * Whether a decoder that shares no code with the encoder reads exactly this text from the picture. Light
 * codes on dark ground are tried too: they are warned of, but many scanners read them.
 */
export function readsAs({ data, width, height }: Pixels, text: string): boolean {
  return jsQR(data, width, height, { inversionAttempts: "attemptBoth" })?.data === text;
}
